import { createApp } from './app.ts';
import { startEmbeddedPostgres } from './platform/db/embedded.ts';
import { UnfitDatabase } from './platform/db/letters.ts';
import { migrate } from './platform/db/migrate.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings.ts';
import { demoAccounts, demoPassword, demoYoung } from './seed/accounts.ts';
import { seedDemo } from './seed/seed.ts';

/** Ends the process with one clear sentence. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settingsOrRefuse(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) refuse(error.message);
    throw error;
  }
}

/** A start that cannot succeed, told in one sentence. */
class Refusal extends Error {}

async function main(): Promise<void> {
  const settings = settingsOrRefuse();
  const opened: (() => Promise<void>)[] = [];
  let drain: (() => Promise<void>) | undefined;
  const stop = async (signal?: NodeJS.Signals) => {
    // Whoever presses Ctrl-C wants it to end; whoever sends SIGTERM has others that go on.
    if (signal === 'SIGTERM') await drain?.();
    for (const close of opened.splice(0).reverse()) await close();
  };
  // From the first moment: a start that is interrupted must not leave its database behind.
  stopOnSignal(stop);
  try {
    const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, opened));
    await migrate(databaseUrl);
    const app = await createApp(settings, databaseUrl);
    opened.push(() => app.close());
    drain = () => app.drain();
    if (settings.seed === 'demo') await seedDemo(app.platform);
    await listen(app.http, settings);
    await app.platform.jobs.start();
    announce(settings);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(settings: Settings, opened: (() => Promise<void>)[]): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir }).catch(
    (error: Error) => {
      throw new Refusal(error.message);
    },
  );
  opened.push(() => embedded.stop());
  return embedded.url;
}

async function listen(
  http: { listen(options: { port: number; host: string }): Promise<string> },
  settings: Settings,
): Promise<void> {
  const { host, port } = settings;
  await http.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another with PORT.`
        : `Cannot listen on ${host}:${port}: ${error.message}`,
    );
  });
}

/** Longest that stopping takes, in milliseconds, with the time in which others take over. */
const graceful = 25_000;

let stopping = false;

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceful).unref();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => refuse(`Stopping failed: ${String(error)}`),
    );
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
}

function announce(settings: Settings): void {
  const lines = [`${settings.brand} runs at ${settings.publicUrl}`];
  if (settings.mode === 'demo') {
    lines.push(
      `Mailbox:  ${settings.publicUrl}/dev/mail`,
      '',
      `Demo accounts (password of all: ${demoPassword})`,
      ...[...demoAccounts, demoYoung].map((one) => `  ${one.email.padEnd(28)} ${one.who}`),
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

main().catch((error: unknown) => {
  // What was told to stop while it started fails on the way; that is no failure.
  if (stopping) return;
  if (error instanceof Refusal || error instanceof UnfitDatabase) refuse(error.message);
  refuse(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
