import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/error.ts';
import { createOutbox, type Outbox, type Unsent } from './outbox.ts';

const Written = z.object({ text: z.string() });
type Written = z.infer<typeof Written>;

const outbox = () =>
  createOutbox<Written>({
    name: `test-${Math.random()}`,
    schema: Written,
    empty: { text: '' },
    isEmpty: ({ text }) => text === '',
  });
const say = (error: unknown) => (error as ApiError).text;
const slot = 'hana:razgovor';
const unheard = new ApiError(0, '');
const refused = new ApiError(409, '{"error":"Ne može"}');

/** Answers the tries with these, the rest with success. */
function wire(...replies: (ApiError | Promise<void>)[]) {
  const tries: string[] = [];
  const deliver = async ({ text }: Unsent<Written>) => {
    tries.push(text);
    const reply = replies.shift();
    if (reply instanceof ApiError) throw reply;
    await reply;
  };
  return { tries, deliver };
}
const add = (to: Outbox<Written>, ...all: string[]) => {
  for (const text of all) to.add(slot, { text }, {});
};
const waiting = (of: Outbox<Written>) =>
  of.read(slot).unsent.map(({ text, problem }) => [text, problem]);

it('sends in the order of writing, one after the other, each once', async () => {
  const box = outbox();
  let arrive: () => void = () => undefined;
  const line = wire(new Promise<void>((resolve) => (arrive = resolve)));
  add(box, 'prva');
  const sending = box.send(slot, line, say);
  add(box, 'druga', 'treća');
  await box.send(slot, line, say);
  expect(line.tries).toEqual(['prva']);
  expect(box.isGoing(box.read(slot).unsent[0]?.id ?? '')).toBe(true);
  arrive();
  await sending;
  expect(line.tries).toEqual(['prva', 'druga', 'treća']);
  expect(waiting(box)).toEqual([]);
});

it('keeps what the server did not hear, and lets nothing overtake it', async () => {
  const box = outbox();
  const line = wire(unheard);
  add(box, 'prva', 'druga');
  await box.send(slot, line, say);
  expect(line.tries).toEqual(['prva']);
  expect(waiting(box)).toEqual([
    ['prva', null],
    ['druga', null],
  ]);
  const [before] = box.read(slot).unsent;
  await box.send(slot, line, say);
  expect(line.tries).toEqual(['prva', 'prva', 'druga']);
  expect(before?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(waiting(box)).toEqual([]);
});

it('tries once more where a connection came back during a try that was not heard', async () => {
  const box = outbox();
  let fail: (error: ApiError) => void = () => undefined;
  const line = wire(new Promise<void>((_, reject) => (fail = reject)));
  add(box, 'prva');
  const sending = box.send(slot, line, say);
  await box.send(slot, line, say);
  fail(unheard);
  await sending;
  expect(line.tries).toEqual(['prva', 'prva']);
  expect(waiting(box)).toEqual([]);
});

it('keeps a refused one with its reason for the writer, and goes on with the rest', async () => {
  const box = outbox();
  const line = wire(refused);
  add(box, 'prva', 'druga');
  await box.send(slot, line, say);
  expect(line.tries).toEqual(['prva', 'druga']);
  expect(waiting(box)).toEqual([['prva', 'Ne može']]);
  await box.send(slot, line, say);
  expect(line.tries).toHaveLength(2);
  const id = box.read(slot).unsent[0]?.id ?? '';
  box.renew(slot, id);
  await box.send(slot, line, say);
  expect(line.tries).toEqual(['prva', 'druga', 'prva']);
  expect(waiting(box)).toEqual([]);
});

it('keeps the field apart from what is on its way, and nothing where there is nothing', () => {
  const box = outbox();
  box.write(slot, { text: 'pola' });
  expect(box.drafts.slots('hana:')).toEqual([slot]);
  add(box, 'pola rečenice');
  expect(box.read(slot).text).toBe('');
  box.write(slot, { text: 'druga' });
  box.remove(slot, box.read(slot).unsent[0]?.id ?? '');
  expect(box.read(slot)).toMatchObject({ text: 'druga', unsent: [] });
  box.write(slot, { text: '' });
  expect(box.drafts.slots('hana:')).toEqual([]);
});
