import { Button } from '@app/ui/button';

interface AnswerButtonsProps<Answer> {
  /** What it is about, for who hears the buttons alone; empty while it has no name. */
  readonly about: string;
  readonly yes: readonly [Answer, string];
  readonly no: readonly [Answer, string];
  /** The answer that is on its way. */
  readonly moving: Answer | undefined;
  onAnswer(answer: Answer): void;
}

/** Yes or no, where one is asked. */
export function AnswerButtons<Answer extends string>(props: AnswerButtonsProps<Answer>) {
  const { about, yes, no, moving, onAnswer } = props;
  return (
    <div className="row row-wrap g4">
      {[yes, no].map(([answer, text], n) => (
        <Button
          key={answer}
          size="m"
          variant={n === 0 ? 'soft' : 'ghost'}
          aria-label={about ? `${text}: ${about}` : text}
          busy={moving === answer}
          disabled={moving !== undefined && moving !== answer}
          onClick={() => onAnswer(answer)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
