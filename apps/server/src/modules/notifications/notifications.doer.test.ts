import { notificationsTexts } from '@app/messages/notifications';
import { expect, it } from 'vitest';
import { afterDoer } from './notifications.doer.ts';

it('what becomes of each notice that names somebody, once they are gone, is decided', () => {
  const naming = Object.entries(notificationsTexts)
    .filter(([, text]) => JSON.stringify(text).includes('{{name}}'))
    .map(([key]) => key.replace(/(More)?(Title|Message)(_\w+)?$/, ''));
  expect(Object.keys(afterDoer).sort()).toEqual([...new Set(naming)].sort());
});
