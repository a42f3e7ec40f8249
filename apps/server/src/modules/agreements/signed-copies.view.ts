import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import type { SignedCopyView } from '@app/contracts/agreements/signed-copies.schemas';
import { agreementActors, agreementPolicy } from '@app/domain/agreements/agreement.policy';
import { signedCopyMachine } from '@app/domain/agreements/signed-copy.machine';
import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import { eventsFrom } from '@app/domain/machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import type { FileRow } from './agreements.repo.ts';
import { type CopyRow, copiesOf, isStanding, pagesOf } from './signed-copies.repo.ts';

const attached = ({ id, name, bytes }: FileRow) => ({ file: id, name, bytes });

/** What the team signed, as this reader may see it: what is not sent is the team's alone. */
export async function signedCopiesView(
  read: Reader,
  actor: Actor,
  id: string,
  subject: ApplicationSubject,
): Promise<Pick<z.output<typeof AgreementView>, 'signedCopies' | 'pages' | 'copies'>> {
  const rows = await copiesOf(read, id);
  const pages = await pagesOf(read, id);
  const people = await membersByIds(
    read,
    rows.flatMap(({ sentBy, decidedBy }) => [sentBy ?? [], decidedBy ?? []].flat()),
  );
  const did = (by: string, at: Date) => ({
    by: people.get(by)?.name ?? '',
    at,
  });
  const of = (row: CopyRow | undefined) => (pages.get(row?.id ?? '') ?? []).map(attached);
  const actors = agreementActors(actor, subject);
  const answers = agreementPolicy.prepare(actor, subject).ok;
  const view = (row: CopyRow): z.output<typeof SignedCopyView>[] => {
    const { id: copy, version, state, sentBy, sentAt, decidedBy, decidedAt, reason } = row;
    if (state === 'draft' || !sentBy || !sentAt) return [];
    return [
      {
        id: copy,
        version,
        state,
        sent: did(sentBy, sentAt),
        decided: decidedBy && decidedAt ? did(decidedBy, decidedAt) : null,
        reason,
        pages: of(row),
        events: answers ? eventsFrom(signedCopyMachine, state, actors).filter(isAnswer) : [],
      },
    ];
  };
  return {
    signedCopies: of(rows.find(isStanding)),
    pages: actors.includes('team') ? of(rows.find(({ state }) => state === 'draft')) : [],
    copies: rows.flatMap(view).sort((a, b) => b.sent.at.getTime() - a.sent.at.getTime()),
  };
}

const isAnswer = (event: string): event is z.output<typeof SignedCopyView>['events'][number] =>
  event === 'confirm' || event === 'return' || event === 'reopen';
