import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { sdgTargetsTexts } from '@app/messages/sdg-targets';
import { useLocalized } from '../../../../lib/use-format.ts';
import { usePreviewSdgText, usePreviewText } from '../text.ts';
import { Prose } from './prose.tsx';

interface OfApplication {
  readonly application: ApplicationView;
}

/** Uticaj: goals and their targets, what changes, for whom, what stays, what is new. */
export function Impact({ application }: OfApplication) {
  const t = usePreviewText();
  const { sdgImpact, sdgGoal, sdgDescription } = application;
  const parts = [
    ['communityImpact', application.communityImpact, t('notWritten')],
    ['targetGroup', application.targetGroup, t('notWritten')],
    ['lastingImpact', application.lastingImpact, t('notWritten')],
    ['innovation', application.innovationValue, t('noInnovation')],
  ] as const;
  const serves = [sdgGoal, sdgDescription, sdgImpact].filter((one) => one.trim() !== '');
  return (
    <>
      <Goals application={application} />
      {serves.length > 0 ? (
        <section>
          <h2 className="t3">{t('sdgImpact')}</h2>
          <Prose text={serves.join('\n\n')} empty="" />
        </section>
      ) : null}
      {parts.map(([key, text, empty]) => (
        <section key={key}>
          <h2 className="t3">{t(key)}</h2>
          <Prose text={text} empty={empty} />
        </section>
      ))}
    </>
  );
}

function Goals({ application }: OfApplication) {
  const t = usePreviewText();
  const sdg = usePreviewSdgText();
  const localized = useLocalized();
  const { selectedSdgs, selectedSdgSubcategories } = application;
  const targetsOf = (goal: number) =>
    selectedSdgSubcategories.filter((one) => one.startsWith(`${goal}.`));
  return (
    <section>
      <h2 className="t3">{t('sdgs')}</h2>
      {selectedSdgs.length === 0 ? (
        <p className="mut">{t('noSdgs')}</p>
      ) : (
        <ul className="rows">
          {selectedSdgs.map((goal) => (
            <li key={goal} className="row top">
              <span className="st num" style={{ width: 44, height: 36 }} aria-hidden>
                {goal}
              </span>
              <div>
                <h3 className="b">
                  <span className="vh">{sdg('goal', { n: goal })}: </span>
                  {sdg(String(goal) as SdgKey)}
                </h3>
                <ul className="sm mut">
                  {targetsOf(goal).map((code) => (
                    <li key={code} className="mt2">
                      <span className="num">{code}</span>{' '}
                      {isTarget(code) ? localized(sdgTargetsTexts[code]) : ''}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type SdgKey = Parameters<ReturnType<typeof usePreviewSdgText>>[0];

const isTarget = (code: string): code is keyof typeof sdgTargetsTexts => code in sdgTargetsTexts;
