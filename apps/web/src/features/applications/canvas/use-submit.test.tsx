import { applicationsApi } from '@app/contracts/applications/applications.api';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { liveConnection } from '../../../lib/live/live-browser.ts';
import { answer, show, signIn } from '../../../testing/show.tsx';
import { aDraft } from './draft.fake.ts';
import { draftKey, useSaver } from './use-saver.ts';
import { useSubmit } from './use-submit.ts';

const id = '0199aaaa-0000-7000-8000-000000000001';
const amina = '0199aaaa-0000-7000-8000-000000000002';
const unsaid = { id: amina, name: 'Amina', code: 'AGE_UNSAID' as const };
const before = aDraft(id, { teamLacks: [unsaid] });
const claim = { editor: 'tab', gone: [] };

/** What the last section says of sending. */
function Sending() {
  const { data: draft = before } = useQuery({
    queryKey: draftKey(id),
    queryFn: () => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { saver } = useSaver({ draft, form: orangeForm, userId: amina, claim }, false);
  const { submit, refusal } = useSubmit(draft, saver);
  return (
    <>
      <button type="button" onClick={submit}>
        Send
      </button>
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
