import {
  type CoverScene,
  chosenCover,
  coverOf,
  coverScenes,
} from '@app/domain/applications/application.cover';
import { Field } from '@app/ui/field';
import { Check } from '@app/ui/icons';
import { useId, useState } from 'react';
import { ProjectPicture } from '../../../../lib/pictures/project-picture.tsx';
import { type FieldsKey, useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './cover-choice.module.css';

const names = {
  cinema: 'coverCinema',
  bicycle: 'coverBicycle',
  garden: 'coverGarden',
  river: 'coverRiver',
  path: 'coverPath',
  music: 'coverMusic',
  books: 'coverBooks',
  court: 'coverCourt',
  mural: 'coverMural',
} as const satisfies Record<CoverScene, FieldsKey>;

interface CoverChoiceProps {
  readonly kept: string | null;
  onChange(picture: string | null): void;
}

/** One of the scenes, the bank's emblem, or the team's own picture once there is one. */
export function CoverChoice({ kept, onChange }: CoverChoiceProps) {
  const t = useFieldsText();
  const name = useId();
  const { draft } = useCanvas();
  const isOwn = kept !== null && coverOf(kept) === null;
  // Whoever only looks at the scenes finds the way back to the picture that was sent.
  const [sent, setSent] = useState(isOwn ? kept : null);
  if (isOwn && kept !== sent) setSent(kept);
  const choices: readonly { readonly picture: string | null; readonly label: FieldsKey }[] = [
    ...(sent ? [{ picture: sent, label: 'coverOwn' } as const] : []),
    { picture: null, label: 'coverBank' },
    ...coverScenes.map((scene) => ({ picture: chosenCover(scene), label: names[scene] })),
  ];
  return (
    <Field as="group" className="mt5" label={t('coverScene')} hint={t('coverHint')}>
      <div className={s.covers}>
        {choices.map(({ picture, label }) => (
          <label key={label}>
            <input
              className="over"
              type="radio"
              name={name}
              checked={picture === kept}
              onChange={() => onChange(picture)}
            />
            <span className="picture">
              <ProjectPicture
                id={draft.slug}
                emblem={draft.bank.emblem}
                picture={picture}
                label=""
              />
            </span>
            <b>
              <Check />
              {t(label)}
            </b>
          </label>
        ))}
      </div>
    </Field>
  );
}
