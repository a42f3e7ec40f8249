import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { RecommendationEvent } from '@app/domain/network/recommendation.machine';
import { expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createTie } from './network.factory.ts';
import { type Member, membersOf } from './network.testing.ts';

const app = setUpApp();
const member = membersOf(app);
const as = ({ token }: Member) => app.as(token);

const recommend = (by: Member, of: Member, text = 'Drži riječ.') =>
  as(by).call(networkApi.recommend, { body: { userId: of.id, text } });
const shown = async (of: Member, to: Member) =>
  (await as(to).call(networkApi.recommendationsOf, { params: { userId: of.id } })).data.items.map(
    ({ text }) => text,
  );
const box = async (of: Member, which: 'waiting' | 'received' | 'given') =>
  (await as(of).call(networkApi.recommendations, { query: { box: which } })).data.items;
const move = (by: Member, id: string, event: RecommendationEvent) =>
  as(by).call(networkApi.moveRecommendation, { params: { id }, body: { event } });
const news = async (of: Member) =>
  (await as(of).call(notificationsApi.list, {})).data.map(({ message }) => message);

async function pair() {
  const [author, subject, other] = [
    await member({ firstName: 'Autor' }),
    await member({ firstName: 'Osoba' }),
    await member({ firstName: 'Treća' }),
  ];
  await app.platform.db.transaction((tx) => createTie(tx, 'connections', author, subject));
  return { author, subject, other };
}

it('is seen by others once the recommended member wants it, and as long as both do', async () => {
  const { author, subject, other } = await pair();
  expect((await recommend(author, subject, '  ')).status).toBe(400);
  expect((await recommend(author, subject)).status).toBe(200);
  expect((await recommend(author, subject)).error.code).toBe('ALREADY_EXISTS');
  expect(await news(subject)).toEqual([expect.stringContaining(author.name)]);
  expect(await shown(subject, other)).toEqual([]);
  const [waiting] = await box(subject, 'waiting');
  const id = waiting?.id ?? '';
  expect(waiting).toMatchObject({ text: 'Drži riječ.', person: { id: author.id } });
  expect((await as(subject).call(networkApi.counts)).data.recommendations).toBe(1);
  expect((await move(author, id, 'accept')).error.code).toBe('FORBIDDEN');
  expect((await move(other, id, 'accept')).error.code).toBe('NOT_FOUND');

  expect((await move(subject, id, 'accept')).status).toBe(200);
  expect(await news(author)).toEqual([expect.stringContaining(subject.name)]);
  expect(await shown(subject, other)).toEqual(['Drži riječ.']);
  await move(subject, id, 'hide');
  expect(await shown(subject, other)).toEqual([]);
  expect(await box(subject, 'received')).toMatchObject([{ status: 'hidden' }]);
  // Its author is not told.
  expect(await box(author, 'given')).toMatchObject([
    { status: 'shown', person: { id: subject.id } },
  ]);
  await move(subject, id, 'show');
  expect(await shown(subject, other)).toEqual(['Drži riječ.']);
  await move(author, id, 'withdraw');
  expect(await shown(subject, other)).toEqual([]);
  expect(await box(author, 'given')).toEqual([]);
  expect(await box(subject, 'received')).toEqual([]);
  expect(await news(subject)).toEqual([]);
  expect((await recommend(author, subject, 'Drugačije.')).status).toBe(200);
});

it('declined looks to its author as if nobody had answered', async () => {
  const { author, subject } = await pair();
  await recommend(author, subject);
  const [waiting] = await box(subject, 'waiting');
  await move(subject, waiting?.id ?? '', 'decline');
  expect(await box(subject, 'waiting')).toEqual([]);
  expect(await box(author, 'given')).toMatchObject([{ status: 'pending' }]);
  expect(await news(author)).toEqual([]);
});

it('is for connections, and a block ends it', async () => {
  const { author, subject, other } = await pair();
  expect((await recommend(other, subject)).error.code).toBe('NOT_FOUND');
  await recommend(author, subject);
  const [waiting] = await box(subject, 'waiting');
  await move(subject, waiting?.id ?? '', 'accept');
  await as(other).call(networkApi.block, { params: { userId: author.id } });
  // Whoever is apart from its author does not read it.
  expect(await shown(subject, other)).toEqual([]);
  await as(author).call(networkApi.block, { params: { userId: subject.id } });
  expect(await box(subject, 'received')).toEqual([]);
  expect(
    (await as(author).call(networkApi.recommendationsOf, { params: { userId: subject.id } })).error
      .code,
  ).toBe('NOT_FOUND');
});
