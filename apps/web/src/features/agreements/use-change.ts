import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { applications } from '../../entities/applications/public.ts';
import { useActions } from '../../kit/action/use-action.ts';
import { agreements } from './client.ts';
import { agreementQuery } from './queries.ts';

/** Changes something, once at a time; says why where the server refuses. */
export function useChange(id: string) {
  const { queryKey } = agreementQuery(id);
  const { busy, run } = useActions();
  const change = (send: () => Promise<AgreementView>) =>
    run({ send, query: { queryKey, answered: (_now, view) => view } });
  const move = (event: AgreementView['moves'][number]) =>
    change(async () => {
      await applications.move({ params: { id }, body: { event } });
      return agreements.open({ params: { id } });
    });
  return { busy, change, move };
}
