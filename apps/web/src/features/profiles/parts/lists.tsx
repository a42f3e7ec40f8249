import { projectOf } from '@app/contracts/pages';
import type {
  ProfileLink,
  ProfileSections,
  ProvenSkill,
  SpokenLanguage,
} from '@app/contracts/profiles/profiles.schemas';
import { shownLink } from '@app/domain/profiles/link';
import { Globe } from '@app/ui/icons';
import { useInterestsText } from '../../../entities/profiles/public.ts';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { useProfilesText } from '../text.ts';
import s from './profile.module.css';

const keyOf = ({ bhs, en }: ProvenSkill['skill']) => bhs + en;
const spelled = (skill: string) => skill.trim().toLocaleLowerCase();

/** What finished projects proved, and entered words. */
interface SkillsProps {
  readonly skills: readonly string[];
  readonly proven?: readonly ProvenSkill[];
}

export function Skills({ skills, proven = [] }: SkillsProps) {
  const t = useProfilesText();
  const localized = useLocalized();
  const provenOnce = proven.filter(
    (one, n) => proven.findIndex(({ skill }) => keyOf(skill) === keyOf(one.skill)) === n,
  );
  const names = new Set(proven.flatMap(({ skill }) => [skill.bhs, skill.en].map(spelled)));
  return (
    <ul className={s.skills}>
      {provenOnce.map(({ skill }) => (
        <li key={keyOf(skill)}>
          <span className="medium">{localized(skill)}</span>
          <span className="stack-end">
            {proven
              .filter((one) => keyOf(one.skill) === keyOf(skill))
              .map(({ slug, kind, projectTitle }) => (
                <PageLink
                  key={slug}
                  className="go"
                  to={projectOf(kind)({ slug })}
                  route={projectOf(kind).path}
                >
                  {t('provenBy', { project: projectTitle })}
                </PageLink>
              ))}
          </span>
        </li>
      ))}
      {skills
        .filter((skill) => !names.has(spelled(skill)))
        .map((skill) => (
          <li key={skill}>
            <span className="medium">{skill}</span>
            <span className={s.proofs}>
              <i />
              <i />
              <i />
              <em>{t('noProof')}</em>
            </span>
          </li>
        ))}
    </ul>
  );
}

export function Seeking({ seeking }: { seeking: ProfileSections['seeking'] }) {
  const t = useProfilesText();
  return (
    <ul className="tags mt3">
      {seeking.map((kind) => (
        <li key={kind}>{t(`seeking_${kind}`)}</li>
      ))}
    </ul>
  );
}

/** The words of a list in one sentence: the first with a capital, the others without. */
const sentence = (words: readonly string[]) =>
  words
    .map((word, n) => (n === 0 ? word : word[0]?.toLocaleLowerCase('bs') + word.slice(1)))
    .join(', ');

export function Interests({ interests }: { interests: ProfileSections['interests'] }) {
  const t = useInterestsText();
  return <p className="small muted mt2">{sentence(interests.map((one) => t(one)))}</p>;
}

/** `engleski, B2`; the mother tongue by its word. */
export function useSpoken() {
  const t = useProfilesText();
  return ({ name, level }: SpokenLanguage) =>
    `${name}, ${level === 'native' ? t('level_native') : level}`;
}

export function SpokenLanguages({ languages }: { languages: readonly SpokenLanguage[] }) {
  const spoken = useSpoken();
  return (
    <ul className="small muted mt2">
      {languages.map((one) => (
        <li key={one.name}>{spoken(one)}</li>
      ))}
    </ul>
  );
}

/** Links lead away; the host stands in sight, whatever the kind says. */
export function Links({ links }: { links: readonly ProfileLink[] }) {
  const t = useProfilesText();
  return (
    <ul className={s.links}>
      {links.map(({ kind, url }) => (
        <li key={`${kind} ${url}`}>
          <a href={url} target="_blank" rel="nofollow noopener noreferrer me">
            <Globe />
            <span>
              {t(`${kind}Link`)} · {shownLink(url)}
            </span>
            <span className="visually-hidden">{t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
