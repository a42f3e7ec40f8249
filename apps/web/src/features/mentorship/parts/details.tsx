import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { eventFor, requestStatuses } from '@app/domain/mentorship/request.machine';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format.ts';
import { useFormText } from '../../applications/public.ts';
import { useMove } from '../move.ts';
import { applicationUrl, sectionUrl } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import s from './conversation.module.css';
import { Priority } from './signs.tsx';

interface DetailsProps {
  readonly request: MentorshipRequest;
}

/** What a request is about, and how far it is. */
export function Details({ request }: DetailsProps) {
  const t = useMentorshipText();
  const say = useFormText(request.kind);
  const { date } = useFormat();
  const { section, userRating, userFeedback } = request;
  return (
    <div className="col g5">
      <div>
        <p className="xs sub">{t('application')}</p>
        <Link className="link sm break" to={applicationUrl(request)}>
          {request.applicationTitle || t('untitled')}
        </Link>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{t('type')}</dt>
          <dd>{t(`type_${request.requestType}`)}</dd>
        </div>
        <div>
          <dt>{t('priority')}</dt>
          <dd>
            <Priority priority={request.priority} />
          </dd>
        </div>
        <div>
          <dt>{t('mentor')}</dt>
          <dd className="break">{request.mentorName ?? t('noMentor')}</dd>
        </div>
        <div>
          <dt>{t('openedAt')}</dt>
          <dd className="num">{date(request.createdAt)}</dd>
        </div>
        {userRating === null ? null : (
          <div>
            <dt>{t('rating')}</dt>
            <dd className="num">{t('ratingOf', { rating: userRating })}</dd>
          </div>
        )}
      </dl>
      {userFeedback ? <p className="sm mut break">„{userFeedback}“</p> : null}
      <StatusChoice key={request.status} request={request} />
      {section ? (
        <div>
          <p className="b sm">{t('sectionIs')}</p>
          <Link className="go" to={sectionUrl(request, section)}>
            {say(`section.${section}`)} <ArrowRight />
          </Link>
        </div>
      ) : null}
      {request.canNote ? <Tags key={request.tags.join()} request={request} /> : null}
    </div>
  );
}

/** For whoever may set it; there is no order (specification §4). */
function StatusChoice({ request }: DetailsProps) {
  const t = useMentorshipText();
  const { busy, move } = useMove(request);
  const { status, events } = request;
  // Whoever may only claim does that by its own key.
  if (!events.some((event) => event !== 'claim' && event !== 'assign')) return null;
  const choices = requestStatuses.filter((one) => one === status || events.includes(eventFor[one]));
  return (
    <Field label={t('status')}>
      <Select
        value={status}
        aria-busy={busy}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one === target.value);
          if (chosen && chosen !== status && !busy) void move({ status: chosen });
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(`status_${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Tags({ request }: DetailsProps) {
  const t = useMentorshipText();
  const { busy, move } = useMove(request);
  const kept = request.tags.join(', ');
  const [text, setText] = useState(kept);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const tags = text.split(',').map((one) => one.trim());
    void move({ tags: [...new Set(tags)].filter((one) => one !== '') });
  };
  return (
    <form className="col g2" onSubmit={save}>
      <Field label={t('tags')} hint={t('tagsHint')}>
        <TextInput value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {text === kept ? null : (
        <Button type="submit" size="m" busy={busy}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}
