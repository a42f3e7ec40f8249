import { searchable } from '@app/domain/search';
import { Disclosure } from '@app/ui/disclosure';
import { groups } from '../questions.ts';
import { useHelpText, usePlacedText } from '../text.ts';
import s from './help-parts.module.css';

/** What was found is shown open while there is so little of it. */
const fewFound = 3;

/** Questions with their answers; `q` is looked for in both, whatever marks its letters bear. */
export function HelpQuestions({ q }: { q: string }) {
  const t = useHelpText();
  const words = searchable(q).split(/\s+/).filter(Boolean);
  const found = groups.map(({ name, questions }) => ({
    name,
    questions: questions.filter((key) => {
      const text = searchable(`${t(key)} ${t(`${key}Text`)}`);
      return words.every((word) => text.includes(word));
    }),
  }));
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <section aria-label={t('questions')}>
      <p className="small bold" role="status">
        {words.length === 0 ? null : count === 0 ? t('foundNone') : t('found', { count })}
      </p>
      {found.map(({ name, questions }) =>
        questions.length === 0 ? null : (
          <div key={name} className={s.part}>
            <GroupTitle name={name} />
            <div>
              {questions.map((key) => (
                <Question key={key} name={key} open={words.length > 0 && count <= fewFound} />
              ))}
            </div>
          </div>
        ),
      )}
    </section>
  );
}

function GroupTitle({ name }: { name: (typeof groups)[number]['name'] }) {
  const placed = usePlacedText();
  return <h2 className="title-3" {...placed(`group_${name}`)} />;
}

type QuestionKey = (typeof groups)[number]['questions'][number];

function Question({ name, open }: { name: QuestionKey; open: boolean }) {
  const placed = usePlacedText();
  return (
    <Disclosure title={<span {...placed(name)} />} open={open}>
      <p {...placed(`${name}Text`)} />
    </Disclosure>
  );
}
