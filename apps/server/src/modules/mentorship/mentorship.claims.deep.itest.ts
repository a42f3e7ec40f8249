import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createMentorship } from './mentorship.factory.ts';
import { mentorship } from './mentorship.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const { open, claimTogether } = mentorship(app, stage);

it('of two mentors who claim at once one wins, a hundred times', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  for (let n = 0; n < 100; n += 1) {
    const request = await app.platform.db.transaction((tx) =>
      createMentorship(tx, { id }, stage.people.vlasnik, { createdAt: app.clock.now() }),
    );
    const pair = (['odbor1', 'odbor2', 'voditelj'] as const).toSpliced(n % 3, 1);
    const answers = await claimTogether(request.id, pair as unknown as ['odbor1', 'odbor2']);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ answer }) => answer.status === 200)?.who;
    const loser = answers.find(({ answer }) => answer.status === 409)?.answer;
    expect(loser?.error).toMatchObject({
      code: 'ALREADY_CLAIMED',
      details: { claimedByMemberId: winner?.id, claimedByName: winner?.name },
    });
    expect((await open('asistent', request.id)).claimedByMemberId).toBe(winner?.id);
  }
});
