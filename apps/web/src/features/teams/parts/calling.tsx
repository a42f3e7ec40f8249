import type { Asks, InvitationView } from '@app/contracts/teams/teams.schemas';
import { Avatar } from '@app/ui/avatar';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAsks, useInvitations } from '../queries.ts';
import { useTeamsText } from '../text.ts';
import s from './calling.module.css';
import TeamAnswer from './team-answer.tsx';

const nothing: Asks = { requests: [], handovers: [] };

/** Who asks the reader something about a team, and the answer in place; nothing for most. */
export default function Calling({ onAnswered }: { onAnswered(): void }) {
  const { data: invitations } = useInvitations();
  const { data: asks = nothing } = useAsks();
  // What was answered here stays to say so.
  const [shown, setShown] = useState({ ...nothing, invitations: [] as InvitationView[] });
  const now = {
    invitations: joined(shown.invitations, invitations ?? [], ({ id }) => id),
    handovers: joined(shown.handovers, asks.handovers, ({ applicationId }) => applicationId),
    requests: joined(shown.requests, asks.requests, ({ id }) => id),
  };
  const count = (all: typeof now) =>
    all.invitations.length + all.handovers.length + all.requests.length;
  if (count(now) > count(shown)) setShown(now);
  return count(shown) > 0 ? <Rows of={shown} onAnswered={onAnswered} /> : null;
}

function joined<T>(first: readonly T[], now: readonly T[], key: (one: T) => string): T[] {
  const known = new Set(first.map(key));
  return [...first, ...now.filter((one) => !known.has(key(one)))];
}

interface RowsProps {
  readonly of: Asks & { readonly invitations: readonly InvitationView[] };
  onAnswered(): void;
}

function Rows({ of, onAnswered }: RowsProps) {
  const t = useTeamsText();
  const { date } = useFormat();
  const named = (title: string) => title || t('unnamed');
  return (
    <section aria-labelledby="calling">
      <h2 className="title-3" id="calling">
        {t('calling')}
      </h2>
      <ul className="mt5">
        {of.invitations.map((one) => (
          <Row
            key={one.id}
            name={one.ownerName}
            text={t(one.responsibility ? 'callsYouFor' : 'callsYou', {
              name: one.ownerName,
              title: named(one.title),
              part: one.responsibility,
            })}
            when={t('standsUntil', { day: date(one.expiresAt) })}
          >
            <TeamAnswer of={{ invitation: one.id }} onAnswered={onAnswered} />
          </Row>
        ))}
        {of.handovers.map((one) => (
          <Row
            key={one.applicationId}
            name={one.ownerName}
            text={t('offersYou', { name: one.ownerName, title: named(one.title) })}
            when={date(one.offeredAt)}
          >
            <TeamAnswer of={{ handover: one.applicationId }} onAnswered={onAnswered} />
          </Row>
        ))}
        {of.requests.map((one) => (
          <Row
            key={one.id}
            name={one.name}
            text={t('asksYou', { name: one.name, title: named(one.title) })}
            when={t('askedOn', { day: date(one.askedAt) })}
          >
            <TeamAnswer of={{ request: one.id }} onAnswered={onAnswered} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly when: string;
  readonly children: ReactNode;
}

function Row({ name, text, when, children }: RowProps) {
  return (
    <li className={s.row}>
      <div className="row g4">
        <Avatar name={name} />
        <p className="small grow break">
          {text}
          <span className="smaller muted block">{when}</span>
        </p>
      </div>
      {children}
    </li>
  );
}
