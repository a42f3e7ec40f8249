import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';

const run = promisify(execFile);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The oldest browser that the pages are written for. */
const oldestVersion = 120;

/** Names and places under which a browser is usually installed. */
const installed = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that pages render alike with, and that containers without a sandbox or shm need. */
const flags = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * How to launch the browser of the tests: the one inside an npm package, which is the same wherever
 * it runs, needs nothing of the system but its C library, and draws no window that nobody sees,
 * which takes two thirds of the processor time; where it cannot run, an installed Chrome or Chromium.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const packaged = await packagedBrowser();
  if (packaged && (await works(packaged.executablePath, packaged.env))) return packaged;
  for (const executablePath of installed.flatMap(places)) {
    if (await works(executablePath)) return { executablePath, args: flags };
  }
  throw new Error('The browser tests need Chrome or Chromium; install one of them.');
}

/** Where a browser of this name may lie: it is launched by its whole path only. */
const places = (name: string): string[] =>
  isAbsolute(name)
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** Placeholders that only say how to install the real one do not count. */
async function works(executablePath: string, env?: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    const { stdout } = await run(executablePath, ['--version'], { env, timeout: 10_000 });
    return Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1]) >= oldestVersion;
  } catch {
    return false;
  }
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = await unpacked();
  const libraries = join(home, 'al2023/lib');
  return {
    executablePath: join(home, 'chromium'),
    args: flags,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      TMPDIR: tmpdir(),
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: libraries,
    },
  };
}

/** Unpacks the browser once; a run cut short leaves no half of it behind. */
async function unpacked(): Promise<string> {
  const near = createRequire(import.meta.url);
  const main = near.resolve('@sparticuz/chromium');
  const folder = main.slice(0, main.lastIndexOf('@sparticuz/chromium') + 19);
  const { version } = near(join(folder, 'package.json')) as { version: string };
  const home = join(root, 'node_modules/.cache/browser', version);
  if (existsSync(join(home, 'chromium'))) return home;
  const staging = `${home}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  await unpackInto(staging);
  await writeFile(join(staging, 'fonts/fonts.conf'), fontSettings);
  await rm(home, { recursive: true, force: true });
  await rename(staging, home);
  return home;
}

/**
 * The package unpacks into the temporary folder, with its libraries only where it is told so: a
 * process of its own, whose environment says both.
 */
async function unpackInto(folder: string): Promise<void> {
  const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";
  await run(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
}

/** Told from the file's own place and the home folder: a checkout that is moved keeps its fonts. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
