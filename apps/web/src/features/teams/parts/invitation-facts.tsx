import type { InvitationView, LinkView } from '@app/contracts/teams/teams.schemas';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useTeamsText } from '../text.ts';
import s from './invitation-facts.module.css';

/** What a team writes, for whom, until when; and what joining means. */
export function InvitationFacts({ of }: { of: InvitationView | LinkView }) {
  const t = useTeamsText();
  const format = useFormat();
  const localized = useLocalized();
  const message = 'message' in of ? of.message : '';
  const facts: [string, string][] = [
    [t('call'), localized(of.callTitle) || of.callTitle.bhs],
    [t('bank'), of.bankName],
    [t('closes'), format.dayOf(of.closesAt)],
    [t('inTeam'), t('people', { count: of.members })],
  ];
  if ('responsibility' in of && of.responsibility) facts.push([t('yourPart'), of.responsibility]);
  return (
    <>
      <p className="title-3">{of.title || t('unnamed')}</p>
      {message ? <blockquote className={s.message}>{message}</blockquote> : null}
      <Facts facts={facts} />
      <p className="mt5">{t('whatItMeans', { name: of.ownerName })}</p>
      {of.submitted ? <p className="small muted mt2">{t('submittedNote')}</p> : null}
    </>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd className="bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
