import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { PaymentTerms } from '@app/contracts/payments/payments.schemas';
import { paymentsInfoTexts } from '@app/messages/payments-info';
import { cx } from '@app/ui/cx';
import { Note } from '@app/ui/note';
import { PageBlocks } from '../../../lib/blocks/page-blocks.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { placedText, textsFor } from '../../../lib/texts/text.ts';
import s from './info-page.module.css';

const useInfoText = textsFor('payments-info', paymentsInfoTexts);

const numbers = [1, 2, 3, 4, 5] as const;

interface InfoPageProps {
  readonly name: 'security' | 'fees';
  readonly terms: PaymentTerms;
  readonly blocks: readonly PageBlock[];
}

/** What is true of the settings in force; each text may be changed by whoever edits texts. */
export function InfoPage({ name, terms, blocks }: InfoPageProps) {
  const t = useInfoText();
  const placed = placedText('payments-info', t);
  const { km } = useFormat();
  const { holdMinutes, safeMinutes, unpaidDays, contactDays, nameYears } = terms;
  const values = {
    holdMinutes,
    safeMinutes,
    unpaidDays,
    contactDays,
    nameYears,
    smallest: km(terms.smallest),
  };
  return (
    <article className="wrap section">
      <PageHead description={t(`${name}Lead`)} />
      <h1 className="title-1" {...placed(`${name}Title`)} />
      <p className={cx('lead mt4', s.lead)} {...placed(`${name}Lead`)} />
      {name === 'fees' ? <Example terms={terms} /> : null}
      <div className="rows rows-split mt7">
        {numbers.map((n) => (
          <section key={n}>
            <h2 className="title-3" {...placed(`${name}${n}`, values)} />
            <p className="body muted" {...placed(`${name}${n}Text`, values)} />
          </section>
        ))}
      </div>
      <PageBlocks
        page={name === 'fees' ? 'fees' : 'payment-safety'}
        blocks={blocks}
        section="main"
      />
    </article>
  );
}

function Example({ terms: { mode, cardFee, example } }: Pick<InfoPageProps, 'terms'>) {
  const t = useInfoText();
  const { km, quantity } = useFormat();
  return (
    <section className={cx('mt6', s.example)}>
      <h2 className="title-4">{t('exampleTitle', { amount: km(example.given) })}</h2>
      <dl className="facts mt4">
        <div>
          <dt>{t('exampleCharged')}</dt>
          <dd className="tabular">{km(example.charged)}</dd>
        </div>
        <div>
          <dt>{t('exampleOurs')}</dt>
          <dd className="tabular">{km(0)}</dd>
        </div>
        <div>
          <dt>{t('exampleCounted')}</dt>
          <dd className="tabular">{km(example.counted)}</dd>
        </div>
        {cardFee && example.fee !== null ? (
          <div>
            <dt>
              {t('exampleFee', {
                percent: `${quantity(cardFee.percent)} %`,
                fixed: km(cardFee.fixed),
              })}
            </dt>
            <dd className="tabular">{km(example.fee)}</dd>
          </div>
        ) : null}
      </dl>
      {mode === 'demo' ? (
        <Note tone="info" className="mt4">
          {t('feesDemo')}
        </Note>
      ) : null}
    </section>
  );
}
