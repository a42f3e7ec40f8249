import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import type { ProfileSection } from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { Pencil, Plus } from '@app/ui/icons';
import type { ReactNode } from 'react';
import s from '../parts/profile.module.css';
import { WhoSees } from '../parts/who-sees.tsx';
import { usePrivacy } from './queries.ts';
import { useEditText } from './text.ts';

interface OwnSectionProps {
  readonly profile: OwnProfile;
  readonly part: ProfileSection;
  readonly title: string;
  /** A list to which something is added, rather than a text that is edited. */
  readonly list?: boolean;
  readonly side?: boolean;
  readonly empty: boolean;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** A section of the own profile: its name, whom it is shown to, how to edit it, what it says. */
export function OwnSection(props: OwnSectionProps) {
  const t = useEditText();
  const { part, title, empty, list = false, side = false } = props;
  const add = empty || list;
  return (
    <section aria-labelledby={`own-${part}`}>
      <div className={s.ownHead}>
        <h2 className={side ? 'title-4' : 'title-2'} id={`own-${part}`} tabIndex={-1}>
          {title}
        </h2>
        <div className={s.ownActions}>
          <PartVisibility {...props} />
          <Button
            variant={add ? 'soft' : side ? 'ghost' : 'secondary'}
            size="m"
            aria-label={t(add ? 'addTo' : 'editOf', { what: title })}
            onClick={props.onEdit}
          >
            {add ? <Plus /> : <Pencil />}
            <span className={s.ownWord}>{t(add ? 'add' : 'edit')}</span>
          </Button>
        </div>
      </div>
      {empty ? <p className="small muted">{t(`empty_${part}`)}</p> : props.children}
    </section>
  );
}

function PartVisibility({ profile, part, title }: OwnSectionProps) {
  const t = useEditText();
  const { privacy, choose } = usePrivacy(profile);
  const words = { everyone: t('seen_everyone'), members: t('seen_members'), me: t('seen_me') };
  return (
    <WhoSees
      label={t('whoSees', { what: title })}
      part={part}
      words={words}
      value={privacy.parts[part]}
      onValue={(value) => choose({ parts: { [part]: value } })}
    />
  );
}
