// The list of a project's pages, where these are watched.
import {watch} from './watch.js';

watch(JSON.parse(document.getElementById('data').textContent));
