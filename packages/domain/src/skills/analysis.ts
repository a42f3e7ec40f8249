import type { ProjectActivity } from '../applications/form/orange.form.ts';
import { type FoundSkill, findSkills, givenToOthers, type Written } from './matcher.ts';

/** Who learns in an activity. */
export const learners = ['team', 'volunteers', 'users'] as const;
export type Learners = (typeof learners)[number];

/** A skill that somebody learns in an activity, by the words of one of its texts. */
export interface LearnedSkill extends FoundSkill {
  readonly learners: Learners;
  /** Which of the activity's texts: `description`, `teamAssignments.0`, and so on. */
  readonly field: string;
}

export interface ActivityText {
  readonly field: string;
  readonly text: string;
  /** Whose text it is, where nothing in a sentence says otherwise. */
  readonly learners: Learners;
}

/** How sure we are of a skill, as it is told: what the text says, what follows, what is guessed. */
export const certaintyOf = (confidence: number): 'says' | 'follows' | 'guess' => {
  if (confidence >= 0.8) return 'says';
  return confidence >= 0.55 ? 'follows' : 'guess';
};

/** Without assignments where a form does not ask who does what. */
export type Described = Pick<
  ProjectActivity,
  'description' | 'volunteersPlanned' | 'volunteerDescription' | 'usersPlanned' | 'userDescription'
> &
  Partial<Pick<ProjectActivity, 'teamAssignments'>>;

/** What a team wrote of an activity, in the order in which it is read. */
export function textsOf(activity: Described): ActivityText[] {
  const all: ActivityText[] = [
    { field: 'description', text: activity.description, learners: 'team' },
    ...(activity.teamAssignments ?? []).map(({ description }, n): ActivityText => {
      return { field: `teamAssignments.${n}`, text: description, learners: 'team' };
    }),
    {
      field: 'volunteerDescription',
      text: activity.volunteersPlanned ? activity.volunteerDescription : '',
      learners: 'volunteers',
    },
    {
      field: 'userDescription',
      text: activity.usersPlanned ? activity.userDescription : '',
      learners: 'users',
    },
  ];
  return all.filter(({ text }) => text.trim() !== '');
}

const ofVolunteers = /volonter|volunteer/i;
const ofUsers =
  /(^|\s)(polazni[kc]|učesni[kc]|posjetio|djec|đa[kc]|klin[ac]|participant|visitor|children|kids|pupils)\p{L}*/iu;
const attending =
  /radionic|kurs|obuk|trening|čas(ov|u|a)?\b|uč[ei]|nauč|vježb|prob(a|e|aju)|workshop|course|training|class|lesson|learn|practi[sc]|try|teach/iu;

/** The sentence of a text that a place stands in. */
function sentenceAt(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?\n]*$/);
  const after = text.slice(at).search(/[.!?\n]|$/);
  return text.slice(before, at + after);
}

/** Who it is that a sentence speaks of, before its words for the skill. */
function subjectIn(text: ActivityText, found: FoundSkill): Learners {
  if (text.learners !== 'team' || text.field !== 'description') return text.learners;
  const sentence = sentenceAt(text.text, found.start);
  if (ofVolunteers.test(sentence)) return 'volunteers';
  if (givenToOthers.has(found.skill)) return 'team';
  return ofUsers.test(sentence) && attending.test(sentence) ? 'users' : 'team';
}

/** Whoever comes learns by taking part: less surely where no word says that they do. */
const watched = 0.7;

function learnedIn(text: ActivityText, written: Written): LearnedSkill[] {
  return findSkills(text.text, written).map((found) => {
    const who = subjectIn(text, found);
    const only = who === 'users' && !attending.test(sentenceAt(text.text, found.start));
    const confidence = only ? found.confidence * watched : found.confidence;
    return { ...found, confidence, learners: who, field: text.field };
  });
}

/**
 * What everybody learns in an activity, by the rules: a skill once for each who learn it.
 *
 * @param languageOf tells the language of each of its texts.
 */
export function analyse(
  activity: Described,
  languageOf: (text: string) => Written,
): LearnedSkill[] {
  const best = new Map<string, LearnedSkill>();
  for (const learned of textsOf(activity).flatMap((text) =>
    learnedIn(text, languageOf(text.text)),
  )) {
    const key = `${learned.learners} ${learned.skill}`;
    if (learned.confidence > (best.get(key)?.confidence ?? 0)) best.set(key, learned);
  }
  return [...best.values()];
}

export type Suggestion = 'tellWork' | 'tellVolunteers' | 'tellUsers' | 'tellWho';

/** What a team could still write, so that it shows what is learned. */
export function suggestionsFor(
  activity: Described,
  found: readonly Pick<LearnedSkill, 'learners'>[],
): Suggestion[] {
  const finds = (who: Learners) => found.some((one) => one.learners === who);
  return [
    ...(finds('team') ? [] : (['tellWork'] as const)),
    ...(activity.teamAssignments?.length === 0 ? (['tellWho'] as const) : []),
    ...(activity.volunteersPlanned && !finds('volunteers') ? (['tellVolunteers'] as const) : []),
    ...(activity.usersPlanned && !finds('users') ? (['tellUsers'] as const) : []),
  ];
}
