import '@funnel/node-guard';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { atMost } from './at-most.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { endGroups, runInGroup } from './run-in-group.ts';

/**
 * The short form of all checks: `npm test`. With names only these stages run: `npm test -- types lint`. Arguments after
 * the stage `unit` or `browser` are passed to its test runner: `npm test -- browser datepicker -g "no times"`. With
 * `--whole` (`npm run test:whole`) all tests run: browser tests at both widths, and the long tests. The stage
 * `platforms` installs for other platforms. It runs only by name.
 */

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

const WHOLE = '--whole';
const isWhole = process.argv.includes(WHOLE);

interface Stage {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The stage that this one depends on. It runs first, even if only this one is requested. */
  readonly after?: string;
  /** The report of the test runner, for counts. Such a stage accepts filters. */
  readonly report?: string;
  readonly isOnlyByName?: true;
}

/** Everything that has types to check. */
const projects = globSync('{{packages,apps}/*,e2e,tools,bench}/tsconfig.json', { cwd: root }).map((file) =>
  path.dirname(file),
);

const stages: readonly Stage[] = [
  { name: 'build', commands: [['node', 'tools/build.ts']] },
  {
    name: 'types',
    // One thread for each: several would check the same types repeatedly, which takes twice the time in total.
    // Incremental: a second run checks only changes.
    commands: projects.map((project) => [
      ...['tsc', '-p', project, '--checkers', '1', '--incremental'],
      ...['--tsBuildInfoFile', `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`],
    ]),
  },
  { name: 'lint', commands: [['biome', 'check', '--error-on-warnings', '.']] },
  { name: 'boundaries', commands: [['node', 'tools/check-boundaries/check-boundaries.ts']] },
  { name: 'dead-code', commands: [['knip']] },
  { name: 'budget', after: 'build', commands: [['node', 'tools/check-budget.ts']] },
  {
    name: 'unit',
    // Tests that start the product would build old pages while others read them.
    after: 'build',
    commands: [
      ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/vitest.json'],
    ],
    report: 'vitest.json',
  },
  { name: 'browser', after: 'build', commands: [['playwright', 'test', '-c', 'e2e']], report: 'e2e.json' },
  {
    name: 'platforms',
    commands: [['node', 'tools/check-platforms/install-for-platforms.ts']],
    isOnlyByName: true,
  },
];

const memory = makeMemoryFolder();
process.on('exit', () => {
  if (memory) rmSync(memory, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endGroups(signal);
    process.exit(1);
  });

function run([command = '', ...args]: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const child = runInGroup(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, TEST_WHOLE: String(isWhole), ...(memory && { TMPDIR: memory }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

interface Tests {
  readonly passed: number;
  readonly failed: number;
  /** Failures, one line each: some places show only the end of a long output. */
  readonly failures: readonly string[];
}

/** The tests of a report; each runner has its own format. */
function readReport(report: string): Tests {
  const file = path.join(results, report);
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  if (json.stats)
    return {
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
      failures: json.suites.flatMap(playwrightFailures),
    };
  return {
    passed: json.numPassedTests,
    failed: json.numTotalTests - json.numPassedTests,
    failures: json.testResults.flatMap((suite: VitestSuite) =>
      suite.assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages = [] }) => failureLine(fullName, failureMessages[0])),
    ),
  };
}

interface VitestSuite {
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return failureLine(`${file}: ${title}`, error?.message);
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

const failureLine = (title: string, message = 'not run') =>
  `    ${title}\n      ${stripVTControlCharacters(message).slice(0, 600).replaceAll('\n', '\n      ')}`;

/** The stages to run, and the filters for the last of them. */
function chooseStages(given: readonly string[]): { chosen: readonly Stage[]; filters: readonly string[] } {
  if (given.length === 0) return { chosen: stages.filter((stage) => !stage.isOnlyByName), filters: [] };
  const isStage = (word: string) => stages.some(({ name }) => name === word);
  const end = given.findIndex((word) => !isStage(word));
  const named = end === -1 ? given : given.slice(0, end);
  const filters = given.slice(named.length);
  const takesFilters = stages.find(({ name }) => name === named.at(-1))?.report !== undefined;
  if (filters.length > 0 && !takesFilters) {
    console.error(
      `There is no stage ${filters[0]}, only ${stages.map(({ name }) => name).join(', ')}. ` +
        'Filters go behind unit or browser.',
    );
    process.exit(1);
  }
  const before = stages.filter(({ name }) => named.includes(name)).map(({ after }) => after);
  return { chosen: stages.filter(({ name }) => named.includes(name) || before.includes(name)), filters };
}

const { chosen, filters } = chooseStages(process.argv.slice(2).filter((argument) => argument !== WHOLE));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

interface Outcome {
  readonly line: string;
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
}

const started = new Map<string, Promise<Outcome>>();
function start(stage: Stage): Promise<Outcome> {
  const outcome = runStage(stage);
  started.set(stage.name, outcome);
  return outcome;
}

const onFreeCore = atMost(availableParallelism());

async function runStage({ name, commands, report, after = '' }: Stage): Promise<Outcome> {
  await started.get(after);
  let startedAt = 0;
  let ok = true;
  async function runCommand(command: readonly string[]): Promise<void> {
    const filtered = report && name === chosen.at(-1)?.name ? [...command, ...filters] : command;
    const result = await onFreeCore(() => {
      if (startedAt === 0) console.log(`${name} …`);
      startedAt ||= Date.now();
      return run(filtered);
    });
    if (!result.ok) console.log(`\n${command.join(' ')}\n${result.output}`);
    ok &&= result.ok;
  }
  await Promise.all(commands.map(runCommand));
  const { passed, failed, failures } = report
    ? readReport(report)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  // A runner without tests, or that crashed before its report, has failed.
  ok &&= passed > 0;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  const tests = report ? `, ${passed} passed, ${failed} failed` : '';
  const line = [`  ${ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${tests}`, ...failures].join('\n');
  return { line, ok, passed, failed: ok ? failed : Math.max(failed, 1) };
}

// Test stages run sequentially: concurrent stages would slow down tests with timeouts.
const outcomes = await Promise.all(chosen.filter(({ report }) => !report).map(start));
for (const stage of chosen.filter(({ report }) => report)) outcomes.push(await start(stage));
const sum = (of: 'passed' | 'failed') => outcomes.reduce((count, outcome) => count + outcome[of], 0);

console.log(`\n${outcomes.map(({ line }) => line).join('\n')}\n`);
console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
