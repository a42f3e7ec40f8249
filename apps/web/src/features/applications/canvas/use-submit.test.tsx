import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveConnection } from '../../../lib/live/live-browser.ts';
import { allSent, answer, show, signIn } from '../../../testing/show.tsx';
import { aDraft } from './draft.fake.ts';
import { draftKey, useSaver } from './use-saver.ts';
import { useSubmit } from './use-submit.ts';

const id = '0199aaaa-0000-7000-8000-000000000001';
const amina = '0199aaaa-0000-7000-8000-000000000002';
const unsaid = { id: amina, name: 'Amina', code: 'AGE_UNSAID' as const };
const before = aDraft(id, { teamLacks: [unsaid] });
const claim = { editor: 'tab', gone: [] };

/** What the last section says of sending. */
function Sending({ first = before }: { first?: OrangeDraft }) {
  const { data: draft = first } = useQuery({
    queryKey: draftKey(id),
    queryFn: () => first,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { saver } = useSaver({ draft, form: orangeForm, userId: amina, claim }, false);
  const complete = draft.teamLacks.length === 0;
  const { ask, asking, submit, refusal, sent } = useSubmit(draft, saver, complete);
  return (
    <>
      <button type="button" onClick={ask}>
        Send
      </button>
      {asking ? (
        <button type="button" onClick={submit}>
          Yes
        </button>
      ) : null}
      {sent ? <p>sent</p> : null}
      <p>{refusal ? `refused: ${refusal.missing.length}` : 'nothing refused'}</p>
    </>
  );
}

it('a refusal falls when the team is complete, also for who writes alone', async () => {
  await signIn();
  const live = { tell: (_signal: string | null): void => undefined };
  vi.spyOn(liveConnection, 'isConnected').mockReturnValue(true);
  vi.spyOn(liveConnection, 'listen').mockImplementation(({ onSignal }) => {
    live.tell = onSignal;
    return () => undefined;
  });
  const missing = [{ section: 'team', field: `team.${amina}`, code: 'AGE_UNSAID' }];
  answer(applicationsApi.submit, { failure: { code: 'INCOMPLETE', details: { missing } } });
  answer(applicationsApi.open, aDraft(id));
  const { user } = show(<Sending />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('refused: 1');
  act(() => live.tell(`application:${id}`));
  await screen.findByText('nothing refused');
});

it('what is whole is saved, asked about once, and sent on the word', async () => {
  await signIn();
  answer(applicationsApi.submit, aDraft(id));
  const { user } = show(<Sending first={aDraft(id)} />);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  expect(allSent().filter(({ path }) => path.endsWith('/submit'))).toHaveLength(0);
  await user.click(yes);
  await screen.findByText('sent');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});
