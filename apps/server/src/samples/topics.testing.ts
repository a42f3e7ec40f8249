import { liveKinds } from '@app/contracts/system/live-topics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, createApp } from '../app.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';
import { walkRights, walkTopics } from './topics.walk.ts';

/** Walks every topic with every kind of reader, on one copy of the server or on two. */
export function topicsTest(copies: 1 | 2): void {
  let stage: Stage;
  let apps: App[];

  beforeAll(async () => {
    stage = await setStage();
    apps = [stage.app];
    if (copies === 1) return;
    const { platform, databaseUrl, clock } = stage.app;
    const options = { pages: false, clock, log: platform.log };
    apps.push(await createApp(platform.settings, databaseUrl, options));
  });
  afterAll(async () => {
    for (const app of apps.reverse()) await app.close();
  });

  it('every topic is heard by whoever may read what it names, and by nobody else', async () => {
    expect(await walkTopics(stage, apps)).toEqual([]);
  }, 120_000);

  it('what others hear than the copies of the server stands in the contract', () => {
    const heard = Object.entries(stage.app.platform.topics)
      .filter(([, by]) => by === 'everybody' || typeof by === 'object')
      .map(([kind]) => kind);
    expect(heard.sort()).toEqual([...liveKinds].sort());
  });

  it('whoever loses the right to read hears no more, on whichever copy they listen', async () => {
    expect(await walkRights(stage, apps)).toEqual([]);
  }, 120_000);
}
