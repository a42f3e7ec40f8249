import type { ProfileLink } from '@app/contracts/profiles/profiles.schemas';
import { safeLink } from '@app/domain/profiles/link';
import { linkKinds, profileLimits } from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { useProfilesText } from '../text.ts';
import { changedRow, type Row, rowField, rowsOf, withoutRow, withRow } from './rows.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';
import type { SectionState } from './use-section.ts';

type Rows = readonly Row<ProfileLink>[];

const fresh: ProfileLink = { kind: 'website', url: '' };

export function EditLinks(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const check = (rows: Rows) =>
    Object.fromEntries(
      rows.flatMap(({ url }, n) =>
        safeLink(url) === null ? [[rowField('links', n, 'url'), t('linkWrong')]] : [],
      ),
    );
  const { links } = props.profile;
  return (
    <SectionDialog<Rows>
      {...props}
      wide
      title={words('links')}
      rules={{
        slot: 'links',
        initial: rowsOf(links.length > 0 ? links : [fresh]),
        check,
        changeOf: (rows) => ({ links: rows.map(({ kind, url }) => ({ kind, url })) }),
      }}
      inWords={(profile) => profile.links.map(({ url }) => url).join('\n')}
    >
      {(state) => <Lines state={state} />}
    </SectionDialog>
  );
}

function Lines({ state: { value, wrong, change } }: { state: SectionState<Rows> }) {
  const t = useEditText();
  const words = useProfilesText();
  return (
    <>
      <ul className="lines-e links-e">
        {value.map((row, n) => (
          <li key={row.key}>
            <Field label={t('linkKind')}>
              <Select
                value={row.kind}
                {...(n === 0 ? { 'data-autofocus': true } : {})}
                onChange={(event) => {
                  const kind = linkKinds.find((one) => one === event.target.value);
                  if (kind) change(changedRow(value, row.key, { kind }));
                }}
              >
                {linkKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {words(`${kind}Link`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('linkUrl')} error={wrong[rowField('links', n, 'url')]}>
              <TextInput
                type="url"
                inputMode="url"
                placeholder="https://"
                value={row.url}
                maxLength={profileLimits.link}
                onChange={(event) =>
                  change(changedRow(value, row.key, { url: event.target.value }))
                }
              />
            </Field>
            <IconButton
              label={t('removeOf', { what: row.url || t('linkUrl') })}
              onClick={() => change(withoutRow(value, row.key))}
            >
              <Trash2 className="i" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {value.length < profileLimits.links ? (
        <p>
          <Button variant="soft" size="m" onClick={() => change(withRow(value, fresh))}>
            <Plus className="i" aria-hidden />
            {t('linkAdd')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
