import { callLimits } from '@app/domain/calls/call.content';
import { Message } from '@app/ui/message';
import { Switch } from '@app/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useEditor, useField, useWritable } from '../editor-context.tsx';
import { Amount, Count, PlainLine } from '../parts/plain.tsx';
import { bankMoneyQuery } from '../queries.ts';
import { useFieldText } from '../text.ts';
import s from './sections.module.css';

export function CallMoney() {
  const t = useFieldText();
  const writable = useWritable();
  const [total, setTotal] = useField('totalFund');
  const [least, setLeast] = useField('minAmount');
  const [most, setMost] = useField('maxAmount');
  const [expected, setExpected] = useField('expectedProjects');
  const [campaign, setCampaign] = useField('allowsCampaign');
  return (
    <div className={s.form}>
      <div className={s.three}>
        <Amount
          path="totalFund"
          label={t('f_totalFund')}
          value={total}
          onValue={setTotal}
          disabled={!writable('totalFund')}
        />
        <Amount
          path="minAmount"
          label={t('f_minAmount')}
          value={least}
          onValue={setLeast}
          disabled={!writable('minAmount')}
        />
        <Amount
          path="maxAmount"
          label={t('f_maxAmount')}
          value={most}
          onValue={setMost}
          disabled={!writable('maxAmount')}
        />
      </div>
      <Enough />
      <div className={s.three}>
        <PlainLine
          path="expectedProjects"
          label={t('f_expectedProjects')}
          hint={t('projectsHint')}
          value={expected}
          onValue={setExpected}
          disabled={!writable('expectedProjects')}
        />
      </div>
      <OwnContribution />
      <div data-field="allowsCampaign" id="allowsCampaign">
        <Switch checked={campaign} onChecked={setCampaign} disabled={!writable('allowsCampaign')}>
          {t('campaignAllowed')}
        </Switch>
        <p className="hint">{t('campaignHint')}</p>
      </div>
    </div>
  );
}

/** How many projects it is enough for, and what the bank still has. */
function Enough() {
  const { content, editing } = useEditor();
  const t = useFieldText();
  const { km } = useFormat();
  const money = useQuery(bankMoneyQuery(editing.bank.slug)).data;
  const { totalFund: total, minAmount: least, maxAmount: most } = content;
  const told = total && least && most && least <= most && most <= total;
  if (!told) return null;
  const left = money?.totals.left;
  const says = t('enough', { from: Math.floor(total / most), to: Math.floor(total / least) });
  return (
    <Message tone={left !== undefined && left < total ? 'warn' : 'ok'}>
      {says} {left === undefined ? null : t('freeInBank', { amount: km(left) })}
    </Message>
  );
}

function OwnContribution() {
  const t = useFieldText();
  const writable = useWritable()('ownContribution');
  const [own, setOwn] = useField('ownContribution');
  return (
    <div className={s.three} data-field="ownContribution" id="ownContribution">
      <Switch
        checked={own !== null}
        onChecked={(on) => setOwn(on ? { percent: 10, inKind: true } : null)}
        disabled={!writable}
      >
        {t('ownAsked')}
      </Switch>
      {own ? (
        <>
          <Count
            path="ownContribution.percent"
            label={t('ownPercent')}
            value={own.percent}
            empty={0}
            min={0}
            max={callLimits.ownContribution}
            unit="%"
            onValue={(percent) => setOwn({ ...own, percent })}
            disabled={!writable}
          />
          <Switch
            checked={own.inKind}
            onChecked={(inKind) => setOwn({ ...own, inKind })}
            disabled={!writable}
          >
            {t('ownInKind')}
          </Switch>
        </>
      ) : null}
    </div>
  );
}
