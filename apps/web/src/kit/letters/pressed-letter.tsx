import { Button } from '@app/ui/button';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../lib/api/error.ts';
import { FormFailure } from '../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../lib/form/use-submit-form.ts';

interface Ending {
  readonly title: string;
  readonly text: string;
  /** Where one goes on. */
  readonly next: ReactNode;
}

interface PressedLetterProps<E extends string> {
  /** False where the address lacks a part: nothing is asked then. */
  readonly isWhole: boolean;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly busy: string;
  /** Said where the server gave no reason of its own. */
  readonly failed: string;
  /** Does what the link is for. @returns how it ended. */
  send(): Promise<E>;
  /** `invalid`: the link is wrong, was used, or is too old. */
  readonly ends: Readonly<Record<E | 'invalid', Ending>>;
}

/** What a link does, once. Nothing happens before the key is pressed: mail scanners follow links. */
export function PressedLetter<E extends string>(props: PressedLetterProps<E>) {
  const { isWhole, title, lead, submit, busy, failed, send, ends } = props;
  const [end, setEnd] = useState<E | 'invalid' | null>(isWhole ? null : 'invalid');
  const form = useSubmitForm({
    values: {},
    send: async () => setEnd(await send()),
    refused: (error) => {
      if (!isApiError(error, 'TOKEN_INVALID', 'VALIDATION')) return undefined;
      setEnd('invalid');
      return true;
    },
    failed,
  });
  if (end) return <Ended {...ends[end]} />;
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <p className="lead mt3">{lead}</p>
      <form className="column g4 mt6" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" variant="primary" size="l" wide busy={form.busy} busyLabel={busy}>
          {submit}
        </Button>
      </form>
    </>
  );
}

/** Takes the focus, so that who listens hears how it ended. */
const focused = (heading: HTMLHeadingElement | null) => heading?.focus();

const Ended = ({ title, text, next }: Ending) => (
  <>
    <h1 className="title-1" tabIndex={-1} ref={focused}>
      {title}
    </h1>
    <p className="lead mt3">{text}</p>
    <div className="mt6">{next}</div>
  </>
);
