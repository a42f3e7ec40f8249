import type { AgreementView, ReportFields } from '@app/contracts/agreements/agreements.schemas';
import { picturesAtLeast, reportLimits, reportParts } from '@app/domain/agreements/report';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Check, type Icon, ImageUp, MessageSquareText, Users, Wallet } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { NumberInput } from '@app/ui/number-input';
import { TextArea } from '@app/ui/text-area';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { agreements } from '../client.ts';
import { usePut, useReload } from '../queries.ts';
import { useAgreementsText, useMoneyText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { MilestoneAnswer } from './answer.tsx';
import { FileButton } from './file-button.tsx';
import { Reached } from './reached.tsx';
import r from './report.module.css';
import { SendFile } from './send-file.tsx';

const icons: Readonly<Record<(typeof reportParts)[number], Icon>> = {
  figures: Users,
  pictures: ImageUp,
  money: Wallet,
  texts: MessageSquareText,
};

/** The final report: written while the project runs, sent when its four parts stand. */
export function Report({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const m = useMoneyText();
  const { dayOf } = useFormat();
  const { report, abilities, id } = view;
  const { state, dueOn, late, missing, reason, events } = report;
  const writes = abilities.canReport && (state === 'draft' || state === 'returned');
  if (view.status === 'contract_signed' || view.signedAt === null) return null;
  return (
    <section className={s.part} id="izvjestaj" aria-labelledby="report">
      <h2 className="title-2" id="report">
        {t('report')}
      </h2>
      <p className={cx('mt2', late ? 'bad-text' : 'muted')}>
        {state === 'accepted'
          ? t('report_accepted')
          : dueOn
            ? t(late ? 'reportLate' : 'reportDue', { day: dayOf(dueOn) })
            : t(`report_${state}`)}
        {writes ? ` ${t('savedAtOnce')}` : null}
      </p>
      {state === 'returned' ? (
        <Note tone="bad" className="mt4">
          {t('returnedBecause', { reason })}
        </Note>
      ) : null}
      {state === 'sent' ? (
        <Note tone="warn" className="mt4">
          {t('report_sent')}
        </Note>
      ) : null}
      <ul className={cx(r.arches, 'mt5')}>
        {reportParts.map((part) => {
          const Sign = missing.includes(part) ? icons[part] : Check;
          return (
            <li key={part} className={cx(!missing.includes(part) && r.whole)}>
              <span className={r.arch}>
                <Sign />
              </span>
              <b>{t(`part_${part}`)}</b>
              <span className="muted">{t(`part_${part}Text`, { count: picturesAtLeast })}</span>
            </li>
          );
        })}
      </ul>
      {writes ? <Form key={id} view={view} /> : <Reading view={view} />}
      {events.includes('accept') ? (
        <div className="mt5">
          <MilestoneAnswer
            id={id}
            what={t('report')}
            look="primary"
            ask={{
              title: m('sureReport'),
              text: m('sureReportText', { bank: view.bank.name }),
              yes: t('accept'),
            }}
            send={(event, why) =>
              agreements.moveReport({ params: { id }, body: { event, reason: why } })
            }
          />
        </div>
      ) : null}
    </section>
  );
}

const texts = ['done', 'difficult', 'next'] as const;
const numbers = ['people', 'volunteers'] as const;

function Pictures({ view, writes = false }: { view: AgreementView; writes?: boolean }) {
  const t = useAgreementsText();
  const { id, report } = view;
  const reload = useReload(id);
  const { change } = useChange(id);
  if (report.pictures.length === 0 && !writes) return null;
  return (
    <div>
      <h3 className="title-4">{t('pictures')}</h3>
      <ul className="row row-wrap g2 mt3">
        {report.pictures.map((file) => (
          <li key={file.file} className="column g2">
            <FileButton id={id} file={file} look="niche" />
            {writes ? (
              <Button
                size="m"
                variant="ghost"
                aria-label={t('removeOf', { what: file.name })}
                onClick={() =>
                  void change(() => agreements.removeFile({ params: { id, file: file.file } }))
                }
              >
                {t('remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {writes ? (
        <div className="mt3">
          <SendFile id={id} purpose="picture" onSent={() => void reload()}>
            <ImageUp />
            {t('addPicture')}
          </SendFile>
        </div>
      ) : null}
    </div>
  );
}

function Reading({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const { report } = view;
  if (report.revision === 0) return <p className="muted mt5">{t('reportEmpty')}</p>;
  return (
    <div className={cx(r.form, 'mt5')}>
      <Reached report={report} />
      {texts.map((name) =>
        report[name] === '' ? null : (
          <div key={name}>
            <h3 className="title-4">{t(name)}</h3>
            <p className="mt2 lines">{report[name]}</p>
          </div>
        ),
      )}
      <Pictures view={view} />
    </div>
  );
}

/** Milliseconds of quiet after which what is written is saved. */
const quiet = 900;

function Form({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const { language } = useLanguage();
  const { time } = useFormat();
  const { id, report } = view;
  const put = usePut(id);
  const reload = useReload(id);
  const { busy, change } = useChange(id);
  // What is typed and not saved yet; everything else is the server's.
  const [typed, setTyped] = useState<Partial<ReportFields>>({});
  const [failure, setFailure] = useState('');
  const saving = useRef<Promise<boolean> | null>(null);
  const changed = Object.keys(typed).length > 0;

  const save = async (): Promise<boolean> => {
    if (saving.current) await saving.current;
    if (Object.keys(typed).length === 0) return true;
    const sent = typed;
    saving.current = (async () => {
      try {
        put(
          await agreements.saveReport({
            params: { id },
            body: { ...sent, revision: report.revision },
          }),
        );
        setTyped((now) =>
          Object.fromEntries(
            Object.entries(now).filter(
              ([name, value]) => sent[name as keyof typeof sent] !== value,
            ),
          ),
        );
        setFailure('');
        return true;
      } catch (error) {
        // Somebody else saved meanwhile: theirs is loaded, what is typed here stays in its fields.
        if (isApiError(error, 'REVISION_CLASH')) await reload();
        setFailure(isApiError(error, 'REVISION_CLASH') ? t('clash') : errorText(error, language));
        return false;
      } finally {
        saving.current = null;
      }
    })();
    return saving.current;
  };
  const later = useEffectEvent(() => void save());
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const timer = setTimeout(later, quiet);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (one: Partial<ReportFields>) => setTyped((now) => ({ ...now, ...one }));
  const now = { ...report, ...typed };
  const state =
    failure ||
    (changed ? t('saving') : report.savedAt ? t('savedAt', { time: time(report.savedAt) }) : '');

  return (
    <div className={cx(r.form, 'mt5')}>
      <div className={cx('two', r.numbers)}>
        {numbers.map((name) => (
          <Field key={name} label={t(name)} hint={t(`${name}Hint`)}>
            <NumberInput
              value={now[name] ?? ''}
              onChange={({ target }) => {
                const read = /^\d{1,7}$/.test(target.value.trim()) ? Number(target.value) : null;
                if (read === null || read <= reportLimits.people) type({ [name]: read });
              }}
            />
          </Field>
        ))}
      </div>
      {texts.map((name) => (
        <Field key={name} label={t(name)} hint={t(`${name}Hint`)}>
          <TextArea
            rows={4}
            maxLength={reportLimits.text}
            value={now[name]}
            onChange={({ target }) => type({ [name]: target.value })}
          />
        </Field>
      ))}
      <Pictures view={view} writes />
      <p className={cx('small', failure ? 'bad-text' : 'muted')} role="status">
        {state}
      </p>
      <div>
        <Button
          variant="primary"
          busy={busy}
          disabled={report.missing.length > 0 && !changed}
          onClick={() =>
            void save().then((saved) => {
              if (saved) {
                void change(() =>
                  agreements.moveReport({ params: { id }, body: { event: 'send' } }),
                );
              }
            })
          }
        >
          {t('sendReport')}
        </Button>
        {report.missing.length > 0 ? (
          <p className="small muted mt3">
            {t('missing', { parts: report.missing.map((part) => t(`part_${part}`)).join(', ') })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
