import type { ProfileLink } from '@app/contracts/profiles/profiles.schemas';
import { linkKinds, profileLimits } from '@app/domain/profiles/profile';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useProfilesText } from '../text.ts';
import s from './editors.module.css';
import { ListEditor } from './list-editor.tsx';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';

const fresh: ProfileLink = { kind: 'website', url: '' };

export function EditLinks(props: EditorProps) {
  const t = useEditText();
  const words = useProfilesText();
  const { links } = props.profile;
  return (
    <SectionDialog<{ links: ProfileLink[] }>
      {...props}
      wide
      title={words('links')}
      rules={{
        slot: 'links',
        initial: { links: links.length > 0 ? links : [fresh] },
        changeOf: (values) => values,
      }}
      inWords={(profile) => profile.links.map(({ url }) => url).join('\n')}
    >
      {(form) => (
        <ListEditor
          rows={form.watch('links')}
          onRows={(rows) => form.change('links', rows)}
          fresh={fresh}
          most={profileLimits.links}
          addLabel={t('linkAdd')}
          nameOf={({ url }) => url || t('linkUrl')}
          className={cx(s.lines, s.links)}
        >
          {(row, at, change) => (
            <>
              <Field label={t('linkKind')}>
                <Select
                  value={row.kind}
                  {...(at === 0 ? { 'data-autofocus': true } : {})}
                  onChange={(event) => {
                    const kind = linkKinds.find((one) => one === event.target.value);
                    if (kind) change({ kind });
                  }}
                >
                  {linkKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {words(`${kind}Link`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('linkUrl')} error={form.error(`links.${at}.url`)}>
                <TextInput
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  value={row.url}
                  maxLength={profileLimits.link}
                  onChange={(event) => change({ url: event.target.value })}
                />
              </Field>
            </>
          )}
        </ListEditor>
      )}
    </SectionDialog>
  );
}
