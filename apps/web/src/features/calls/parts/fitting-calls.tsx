import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { useEffect, useState } from 'react';
import { calls, callsFor } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type Answers, type EligibilityQuestion, fittingCalls } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';

/** More would be a list to search in. */
const atMost = 3;

interface FittingProps {
  readonly call: { readonly slug: string; readonly questions: readonly EligibilityQuestion[] };
  readonly answers: Answers;
}

/** Pages for strangers come without the query library; where the list does not come, a link to it stands. */
function useOpen(): readonly CallSummary[] {
  const [open, setOpen] = useState<readonly CallSummary[]>([]);
  useEffect(() => {
    calls.list({ query: { state: 'open', limit: 24 } }).then(
      ({ items }) => setOpen(items),
      () => undefined,
    );
  }, []);
  return open;
}

/** For whom a call is not: the open ones that may take them, those of their own town first. */
export function FittingCalls({ call, answers }: FittingProps) {
  const t = useEligibilityText();
  const { km, dayOf } = useFormat();
  const localized = useLocalized();
  const { profile } = useSession();
  const open = useOpen();
  const fitting = callsFor(
    fittingCalls(open, call, answers),
    profile ?? { municipality: null, interests: [] },
  ).slice(0, atMost);
  if (fitting.length === 0) return null;
  return (
    <section>
      <h2 className="title-4">{t('othersTitle')}</h2>
      <ul className="column g4 mt3">
        {fitting.map((other) => (
          <li key={other.slug} data-accent={other.kind}>
            <Link className="link" to={callPage(other)}>
              {localized(other.title)}
            </Link>
            <p className="small muted">
              {t('otherFacts', {
                bank: other.bank.name,
                amount: km(other.maxAmount),
                date: dayOf(other.closesAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
