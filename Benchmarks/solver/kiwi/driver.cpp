// Measures kiwi on a workload file: kiwi-driver FILE VALUES-FILE SECONDS. Prints one line of JSON.
//
// Timed are the making of the variables and constraints, adding them, and reading all values. Priorities become
// strengths: 1000 is required, from 500 on medium × p/750, below weak × p/250; the window is strong.
#include <kiwi/kiwi.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

struct Line { double priority; int relation; double constant; std::vector<std::pair<int, double>> terms; };
struct Edit { int variable; std::vector<double> sizes; };
struct Workload { int variables = 0, steps = 0; std::vector<Line> lines; std::vector<Edit> edits; };

static Workload read(const char *path) {
    Workload w;
    std::FILE *file = std::fopen(path, "r");
    if (!file) { std::perror(path); std::exit(66); }
    int count = 0;
    char kind;
    while (std::fscanf(file, " %c", &kind) == 1) {
        bool ok = true;
        if (kind == 'H') {
            ok = std::fscanf(file, "%d %d %d", &w.variables, &count, &w.steps) == 3;
        } else if (kind == 'C') {
            Line line;
            int terms = 0;
            ok = std::fscanf(file, "%lf %d %lf %d", &line.priority, &line.relation, &line.constant, &terms) == 4;
            for (int i = 0; ok && i < terms; i++) {
                std::pair<int, double> term;
                ok = std::fscanf(file, "%d %lf", &term.first, &term.second) == 2;
                line.terms.push_back(term);
            }
            w.lines.push_back(line);
        } else {
            Edit edit;
            ok = std::fscanf(file, "%d", &edit.variable) == 1;
            for (int i = 0; ok && i <= w.steps; i++) {
                double size;
                ok = std::fscanf(file, "%lf", &size) == 1;
                edit.sizes.push_back(size);
            }
            w.edits.push_back(edit);
        }
        if (!ok) { std::fprintf(stderr, "%s: not a workload\n", path); std::exit(65); }
    }
    std::fclose(file);
    return w;
}

static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    return priority >= 500 ? kiwi::strength::create(0, 1, 0, priority / 750) : kiwi::strength::create(0, 0, 1, priority / 250);
}

struct Model {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;

    explicit Model(const Workload &w) : variables(w.variables) {
        for (const Edit &edit : w.edits) {
            solver.addEditVariable(variables[edit.variable], kiwi::strength::strong);
            solver.suggestValue(variables[edit.variable], edit.sizes[0]);
        }
        for (const Line &line : w.lines) {
            std::vector<kiwi::Term> terms;
            terms.reserve(line.terms.size());
            for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
            static const kiwi::RelationalOperator relations[] = {kiwi::OP_EQ, kiwi::OP_LE, kiwi::OP_GE};
            solver.addConstraint(kiwi::Constraint(
                kiwi::Expression(std::move(terms), -line.constant), relations[line.relation], strength(line.priority)));
        }
        solver.updateVariables();
    }

    void resize(const Workload &w, int step) {
        for (const Edit &edit : w.edits) solver.suggestValue(variables[edit.variable], edit.sizes[step]);
        solver.updateVariables();
    }
};

static double seconds(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// The time since it was made: on the wall or on the processor, whichever is less, so that others do not count.
struct Stopwatch {
    double processor = processorTime();
    Clock::time_point wall = Clock::now();

    double elapsed() const {
        const double onWall = seconds(wall);
        return std::min(onWall, processorTime() - processor);
    }

    static double processorTime() {
        timespec time;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
    }
};

static double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

static long residentBytes() {
    long total = 0, resident = 0;
    if (std::FILE *file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%ld %ld", &total, &resident) != 2) resident = 0;
        std::fclose(file);
    }
    return resident * sysconf(_SC_PAGESIZE);
}

int main(int argc, char **argv) {
    if (argc != 4) return 64;
    const Workload w = read(argv[1]);
    const double budget = std::stod(argv[3]);
    {
        // The code must be in RAM before memory is measured.
        Workload first;
        first.variables = 1;
        first.lines.push_back({250, 0, 1, {{0, 1}}});
        first.edits.push_back({0, {1}});
        Model warm(first);
    }
    const long before = residentBytes();
    // Small systems are built many times over, as memory comes in pages.
    const long copies = std::max(1, 4000 / w.variables);
    std::vector<Model *> many;
    many.reserve(copies);
    const Stopwatch first;
    auto *kept = new Model(w);
    std::vector<double> times{first.elapsed()};
    for (long i = 1; i < copies; i++) many.push_back(new Model(w));
    const long bytes = (residentBytes() - before) / copies;
    for (auto *model : many) delete model;
    if (std::FILE *file = std::fopen(argv[2], "w")) {
        for (auto &variable : kept->variables) std::fprintf(file, "%.17g\n", variable.value());
        std::fclose(file);
    }
    for (auto all = Clock::now(); seconds(all) < budget && times.size() < 5000;) {
        const Stopwatch watch;
        auto *model = new Model(w);
        times.push_back(watch.elapsed());
        delete model;
    }
    std::vector<double> steps;
    for (auto all = Clock::now(); steps.empty() || (seconds(all) < budget && steps.size() < 5000);) {
        for (int step = 1; step <= w.steps; step++) {
            const Stopwatch watch;
            kept->resize(w, step);
            steps.push_back(watch.elapsed());
            if (seconds(all) > 4 * budget) break;
        }
    }
    std::printf("{\"build_ms\": %.6g, \"resize_us\": %.6g, \"bytes\": %ld}\n", median(times) * 1e3, median(steps) * 1e6, bytes);
}
