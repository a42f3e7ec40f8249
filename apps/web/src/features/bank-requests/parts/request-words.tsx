import type { BankRequest } from '@app/contracts/bank-requests/bank-requests.schemas';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRequestsText } from '../text.ts';
import s from './request-words.module.css';

const tones: Readonly<Record<BankRequest['status'], BadgeTone>> = {
  received: 'info',
  answered: 'warn',
  accepted: 'ok',
  declined: 'bad',
  withdrawn: 'outline',
};

interface WordsProps {
  readonly request: BankRequest;
  /** Read by those who answer. */
  readonly admin?: true;
}

/** What was asked for and what both sides wrote since. */
export function RequestWords({ request, admin }: WordsProps) {
  const t = useRequestsText();
  const { shortDate } = useFormat();
  const { kind, status, municipality: place, title, groupName, text, messages } = request;
  return (
    <>
      <div className="row row-wrap between">
        <h3 className="title-4">{t(`heading_${kind}`, { place, title })}</h3>
        <Badge tone={tones[status]}>
          {admin && status === 'answered' ? t('admin_answered') : t(`status_${status}`)}
        </Badge>
      </div>
      <p className="smaller faint mt2">
        {groupName}, {shortDate(request.createdAt)}
      </p>
      <p className={s.text}>{text}</p>
      {messages.length > 0 ? (
        <ol className={s.messages}>
          {messages.map(({ event, text: said, at }) => (
            <li key={at}>
              <p className="smaller bold">
                {t(`event_${event}`)}, {shortDate(at)}
              </p>
              {said ? <p className="small">{said}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
