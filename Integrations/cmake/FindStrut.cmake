#[=[
Finds Strut, and lays out or compiles the storyboards and xibs of a target. Needs CMake 3.21, with Ninja or Makefiles.

  list(APPEND CMAKE_MODULE_PATH /usr/local/share/strut/cmake)
  find_package(Strut REQUIRED)

It sets Strut_FOUND, Strut_VERSION and STRUT_EXECUTABLE, and has the imported program Strut::strut.

  strut_layouts(TARGET FILES file... [FORMAT format] [OUTPUT_DIRECTORY folder] [OPTIONS option...] [DEPENDS file...])

Lays out each document. FORMAT is that of 'strut compile', and is swift if it is left out. Swift source, of the formats swift and
uikit, is compiled into the target; results of other formats are made before the target. One call names all documents of a target:
documents of one name get the names of their folders in front.

  strut_nibs(TARGET FILES file... [BUNDLE folder] [MODULE name] [MINIMUM_DEPLOYMENT_TARGET version]
             [TARGET_DEVICES device...] [OPTIONS option...] [DEPENDS file...])

Compiles each document to what apps load, before the target. With BUNDLE the results are put into this folder, an app for example,
and references between storyboards are checked. Without it they are in TARGET.nibs in the binary folder. The variable
TARGET_STRUT_RESULTS names all results.

An error in a document fails the build at its place. What is read makes a result old when it changes: Strut writes what that was,
with '--depfile'. A translation, a side-car or a configuration above the document does so too when it is added or removed. DEPENDS
names further files, such as those that another target makes.
#]=]

# In a release the executable lies in bin beside the folder share, in which this file is.
find_program(STRUT_EXECUTABLE strut HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin" DOC "The executable of Strut")
mark_as_advanced(STRUT_EXECUTABLE)

if(STRUT_EXECUTABLE)
  execute_process(
    COMMAND ${STRUT_EXECUTABLE} version
    OUTPUT_VARIABLE strut_words RESULT_VARIABLE strut_status ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(strut_status EQUAL 0 AND strut_words MATCHES "^strut ([0-9][0-9A-Za-z.+-]*)")
    set(Strut_VERSION ${CMAKE_MATCH_1})
  else()
    # It is not Strut, or it does not run here.
    set(Strut_NOT_FOUND_MESSAGE "'${STRUT_EXECUTABLE} version' does not print Strut's version, set STRUT_EXECUTABLE")
  endif()
  unset(strut_words)
  unset(strut_status)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(
  Strut
  REQUIRED_VARS STRUT_EXECUTABLE Strut_VERSION
  VERSION_VAR Strut_VERSION
  REASON_FAILURE_MESSAGE "${Strut_NOT_FOUND_MESSAGE}")

if(Strut_FOUND AND NOT TARGET Strut::strut)
  add_executable(Strut::strut IMPORTED)
  set_target_properties(Strut::strut PROPERTIES IMPORTED_LOCATION "${STRUT_EXECUTABLE}")
endif()

# Checks what a function was called with, and that its documents are there; VARIABLE is set to their full paths.
function(_strut_documents function target unknown variable)
  if(NOT TARGET ${target})
    message(FATAL_ERROR "${function}: there is no target '${target}'; add it before this call")
  endif()
  if(unknown)
    message(FATAL_ERROR "${function}: not understood: ${unknown}; documents come after FILES")
  endif()
  if(NOT ARGN)
    message(FATAL_ERROR "${function}: no document is named; name storyboards and xibs after FILES")
  endif()
  set(documents "")
  foreach(file IN LISTS ARGN)
    get_filename_component(path "${file}" ABSOLUTE)
    if(NOT path MATCHES "\\.(storyboard|xib)$")
      message(FATAL_ERROR "${function}: '${file}' is neither a storyboard nor a xib")
    endif()
    if(NOT EXISTS "${path}")
      message(FATAL_ERROR "${function}: there is no file '${path}'")
    endif()
    if(path IN_LIST documents)
      message(FATAL_ERROR "${function}: '${file}' is named twice")
    endif()
    list(APPEND documents "${path}")
  endforeach()
  set(${variable} "${documents}" PARENT_SCOPE)
endfunction()

# The nearest .strut.json above a document with the baseline beside it. Each build looks whether they are there.
function(_strut_configuration document variable)
  get_filename_component(folder "${document}" DIRECTORY)
  while(TRUE)
    file(GLOB found CONFIGURE_DEPENDS "${folder}/.strut.json")
    if(found)
      file(GLOB baseline CONFIGURE_DEPENDS "${folder}/.strut-baseline.json")
      list(APPEND found ${baseline})
      file(READ "${folder}/.strut.json" text)
      string(JSON named ERROR_VARIABLE error GET "${text}" baseline)
      if(NOT error)
        get_filename_component(path "${named}" ABSOLUTE BASE_DIR "${folder}")
        if(EXISTS "${path}")
          list(APPEND found "${path}")
        endif()
      endif()
      # What the file names may change with it.
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/.strut.json")
      break()
    endif()
    get_filename_component(above "${folder}" DIRECTORY)
    if(above STREQUAL folder)
      break()
    endif()
    set(folder "${above}")
  endwhile()
  list(REMOVE_DUPLICATES found)
  set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# What is read beside a document, and a file that lists it. When such a file is added or removed, CMake runs again and writes another
# list, and so the result is made again.
function(_strut_beside document target variable)
  get_filename_component(name "${document}" NAME_WLE)
  get_filename_component(folder "${document}" DIRECTORY)
  set(patterns "${folder}/${name}.strut.json")
  if(folder MATCHES "\\.lproj$")
    get_filename_component(folder "${folder}" DIRECTORY)
  endif()
  foreach(ending strings stringsdict xcstrings)
    list(APPEND patterns "${folder}/${name}.${ending}" "${folder}/*.lproj/${name}.${ending}")
  endforeach()
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  _strut_configuration("${document}" configuration)
  list(APPEND found ${configuration})
  string(MD5 list "${document}")
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}.inputs/${list}.txt")
  # It is written only where it says something else.
  file(CONFIGURE OUTPUT "${list}" CONTENT "${document};${found}\n" @ONLY)
  set(${variable} "${found};${list}" PARENT_SCOPE)
endfunction()

# A different name for each document: that of its file, with as many of its folders in front as that takes.
function(_strut_stems variable)
  set(folders "")
  foreach(document IN LISTS ARGN)
    get_filename_component(stem "${document}" NAME_WLE)
    get_filename_component(folder "${document}" DIRECTORY)
    list(APPEND stems "${stem}")
    list(APPEND folders "${folder}")
  endforeach()
  list(LENGTH ARGN count)
  math(EXPR last "${count} - 1")
  while(TRUE)
    # Names of types differ in letters and digits alone.
    set(keys "")
    foreach(stem IN LISTS stems)
      string(TOLOWER "${stem}" key)
      string(REGEX REPLACE "[ .,+()&~!@-]" "" key "${key}")
      list(APPEND keys "${key}")
    endforeach()
    set(grown FALSE)
    foreach(place RANGE ${last})
      list(GET keys ${place} key)
      set(others "${keys}")
      list(REMOVE_AT others ${place})
      if(NOT key IN_LIST others)
        continue()
      endif()
      list(GET folders ${place} folder)
      list(GET stems ${place} stem)
      list(REMOVE_AT folders ${place})
      list(REMOVE_AT stems ${place})
      list(GET ARGN ${place} document)
      if(folder MATCHES "/" AND NOT folder STREQUAL CMAKE_SOURCE_DIR)
        get_filename_component(word "${folder}" NAME)
        string(REGEX REPLACE "\\.lproj$" "" word "${word}")
        get_filename_component(folder "${folder}" DIRECTORY)
        set(stem "${word} ${stem}")
        set(grown TRUE)
      elseif(folder AND document MATCHES "\\.xib$")
        set(folder "-")
        set(stem "${stem} xib")
        set(grown TRUE)
      endif()
      list(INSERT folders ${place} "${folder}")
      list(INSERT stems ${place} "${stem}")
    endforeach()
    if(NOT grown)
      break()
    endif()
  endwhile()
  set(${variable} "${stems}" PARENT_SCOPE)
endfunction()

# Has results made before a target, by a target of its own, so that several may share them.
function(_strut_make_before target suffix)
  set(number 1)
  set(name ${target}_${suffix})
  while(TARGET ${name})
    math(EXPR number "${number} + 1")
    set(name ${target}_${suffix}_${number})
  endwhile()
  add_custom_target(${name} DEPENDS ${ARGN})
  add_dependencies(${target} ${name})
endfunction()

function(strut_layouts target)
  cmake_parse_arguments(PARSE_ARGV 1 _ "" "FORMAT;OUTPUT_DIRECTORY" "FILES;OPTIONS;DEPENDS")
  _strut_documents(strut_layouts ${target} "${__UNPARSED_ARGUMENTS}" documents ${__FILES})
  set(format swift)
  if(__FORMAT)
    set(format ${__FORMAT})
  endif()
  set(extension ${format})
  if(format STREQUAL "nib")
    message(FATAL_ERROR "strut_layouts: compiled documents are no layouts; use strut_nibs")
  elseif(format STREQUAL "uikit")
    set(extension swift)
  elseif(format STREQUAL "constraints")
    set(extension constraints.json)
  elseif(NOT format MATCHES "^(swift|json|tree|svg)$")
    message(FATAL_ERROR "strut_layouts: FORMAT is one of swift, uikit, json, tree, svg, constraints, and not '${format}'")
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}.layouts")
  if(__OUTPUT_DIRECTORY)
    get_filename_component(folder "${__OUTPUT_DIRECTORY}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  endif()

  _strut_stems(stems ${documents})
  set(results "")
  foreach(document stem IN ZIP_LISTS documents stems)
    get_filename_component(ending "${document}" EXT)
    string(REPLACE " " "-" name "${stem}")
    set(output "${folder}/${name}${ending}.${extension}")
    set(dependencies "${CMAKE_CURRENT_BINARY_DIR}/${target}.inputs/${name}${ending}.d")
    set(options --format ${format} --project "${CMAKE_CURRENT_SOURCE_DIR}")
    if(extension STREQUAL "swift")
      list(APPEND options --type-stem "${stem}")
    endif()
    _strut_beside("${document}" ${target} beside)
    file(RELATIVE_PATH shown "${CMAKE_SOURCE_DIR}" "${document}")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND ${CMAKE_COMMAND} -E make_directory "${folder}"
      COMMAND Strut::strut compile ${options} ${__OPTIONS} --depfile "${dependencies}" --output "${output}" -- "${document}"
      DEPENDS "${document}" ${beside} ${__DEPENDS} "${STRUT_EXECUTABLE}"
      DEPFILE "${dependencies}"
      WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      COMMENT "Laying out ${shown}"
      VERBATIM)
    list(APPEND results "${output}")
  endforeach()

  get_target_property(type ${target} TYPE)
  if(extension STREQUAL "swift" AND NOT type STREQUAL "UTILITY")
    target_sources(${target} PRIVATE ${results})
  else()
    _strut_make_before(${target} layouts ${results})
  endif()
  set(${target}_STRUT_RESULTS "${results}" PARENT_SCOPE)
endfunction()

function(strut_nibs target)
  cmake_parse_arguments(
    PARSE_ARGV 1 _ "" "BUNDLE;MODULE;MINIMUM_DEPLOYMENT_TARGET" "FILES;TARGET_DEVICES;OPTIONS;DEPENDS")
  _strut_documents(strut_nibs ${target} "${__UNPARSED_ARGUMENTS}" documents ${__FILES})
  set(options "")
  if(__MODULE)
    list(APPEND options --module ${__MODULE})
  endif()
  if(__MINIMUM_DEPLOYMENT_TARGET)
    list(APPEND options --minimum-deployment-target ${__MINIMUM_DEPLOYMENT_TARGET})
  endif()
  foreach(device IN LISTS __TARGET_DEVICES)
    list(APPEND options --target-device ${device})
  endforeach()
  list(APPEND options ${__OPTIONS})
  set(compiled "${CMAKE_CURRENT_BINARY_DIR}/${target}.nibs")
  set(bundle "${compiled}")
  if(__BUNDLE)
    get_filename_component(bundle "${__BUNDLE}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  endif()

  set(results "")
  set(storyboards "")
  foreach(document IN LISTS documents)
    get_filename_component(name "${document}" NAME_WLE)
    get_filename_component(folder "${document}" DIRECTORY)
    # A folder of a language stays; others are none of an app's.
    if(folder MATCHES "/([^/]+\\.lproj)$")
      string(PREPEND name "${CMAKE_MATCH_1}/")
    endif()
    if(document MATCHES "\\.storyboard$")
      set(output "${compiled}/${name}.storyboardc")
      list(APPEND storyboards "${output}")
    else()
      set(output "${bundle}/${name}.nib")
    endif()
    if(output IN_LIST results)
      message(FATAL_ERROR "strut_nibs: two documents would be '${name}' in one bundle; rename '${document}'")
    endif()
    list(APPEND results "${output}")
    get_filename_component(folder "${output}" DIRECTORY)
    string(REPLACE "/" "-" dependencies "${name}")
    get_filename_component(ending "${output}" EXT)
    set(dependencies "${compiled}/${dependencies}${ending}.d")
    _strut_configuration("${document}" configuration)
    file(RELATIVE_PATH shown "${CMAKE_SOURCE_DIR}" "${document}")
    # Strut says itself what the result depends on; for a configuration that is added later CMake runs again.
    add_custom_command(
      OUTPUT "${output}"
      COMMAND ${CMAKE_COMMAND} -E make_directory "${folder}" "${compiled}"
      COMMAND Strut::strut ibtool ${options} --depfile "${dependencies}" --compile "${output}" "${document}"
      DEPENDS "${document}" ${configuration} ${__DEPENDS} "${STRUT_EXECUTABLE}"
      DEPFILE "${dependencies}"
      WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      COMMENT "Compiling ${shown}"
      VERBATIM)
  endforeach()

  # Linking checks what storyboards refer to, and keeps their folders of languages.
  if(storyboards AND __BUNDLE)
    add_custom_command(
      OUTPUT "${compiled}/linked"
      COMMAND Strut::strut ibtool --link "${bundle}" ${storyboards}
      COMMAND ${CMAKE_COMMAND} -E touch "${compiled}/linked"
      DEPENDS ${storyboards} "${STRUT_EXECUTABLE}"
      COMMENT "Linking storyboards into ${bundle}"
      VERBATIM)
    _strut_make_before(${target} nibs ${results} "${compiled}/linked")
  else()
    _strut_make_before(${target} nibs ${results})
  endif()
  set(${target}_STRUT_RESULTS "${results}" PARENT_SCOPE)
endfunction()
