import type { BankDetail } from '@app/contracts/banks/banks.schemas';
import { useLocalized } from '../../../lib/format/use-format.ts';
import s from './story.module.css';

/** Its beginning large, the rest beside it. */
export function BankStory({ bank }: { bank: BankDetail }) {
  const localized = useLocalized();
  const [first, ...rest] = localized(bank.story).split('\n\n').filter(Boolean);
  if (!first) return null;
  return (
    <section className={s.story}>
      <p className={s.first}>{first}</p>
      <div className="body muted">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
