import type { CampaignQuestion } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Clock, Pencil, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { Prose } from '../../../entities/applications/public.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { campaignPages } from '../client.ts';
import { AnswerDialog, AskDialog } from '../dialogs/lazy.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';
import { RemoveTalk } from './remove-talk.tsx';
import s from './talk.module.css';

type Opened = 'ask' | { readonly what: 'answer' | 'remove'; readonly question: CampaignQuestion };

/** What people ask; those that wait show to the team and its bank alone. */
export function CampaignQuestions({ of }: { of: OfPage }) {
  const t = useCampaignPageText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { questions, canAsk } = of.page;
  const close = () => setOpened(null);
  const about = opened !== null && opened !== 'ask' ? opened : null;
  return (
    <section id="pitanja" className={s.part} tabIndex={-1}>
      <div className="row between row-wrap g4">
        <h2 className="title-3">{t('questions')}</h2>
        {canAsk ? (
          <Button variant="secondary" size="m" onClick={() => setOpened('ask')}>
            {t('ask')}
          </Button>
        ) : null}
      </div>
      {questions.length === 0 ? (
        <p className="muted">{t(canAsk ? 'questionsNone' : 'questionsClosed')}</p>
      ) : (
        <ul className={s.questions}>
          {questions.map((question) => (
            <Question key={question.id} of={of} question={question} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {opened === 'ask' ? <AskDialog of={of} onClose={close} /> : null}
      {about?.what === 'answer' ? (
        <AnswerDialog of={of} question={about.question} onClose={close} />
      ) : null}
      {about?.what === 'remove' ? (
        <RemoveTalk
          of={of}
          texts={{
            title: t('questionRemoveTitle'),
            description: t('questionRemoveText'),
            done: t('questionRemoved'),
          }}
          remove={() => campaignPages.dismiss({ params: { id: about.question.id } })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

interface QuestionProps {
  readonly of: OfPage;
  readonly question: CampaignQuestion;
  onOpen(opened: Opened): void;
}

function Question({ of: { page }, question: one, onOpen }: QuestionProps) {
  const t = useCampaignPageText();
  const { name, question, askedAt, answer } = one;
  return (
    <li>
      <div className="row top between g4">
        <h3 className="title-4 break">{question}</h3>
        {page.canModerate ? (
          <IconButton
            label={t('questionRemoveOf', { question })}
            onClick={() => onOpen({ what: 'remove', question: one })}
          >
            <Trash />
          </IconButton>
        ) : null}
      </div>
      <p className="smaller muted row row-wrap g2">
        <span className="break">{t('asked', { name })}</span>
        <TimeAgo at={askedAt} />
      </p>
      {answer === null ? (
        <div className="row row-wrap g4 mt3">
          <Badge tone="warn" icon={<Clock />}>
            {t('waits')}
          </Badge>
          {page.canWrite ? (
            <>
              <span className="small muted">{t('waitsText')}</span>
              <Button
                size="m"
                aria-label={t('answerOf', { question })}
                onClick={() => onOpen({ what: 'answer', question: one })}
              >
                {t('answer')}
              </Button>
            </>
          ) : null}
        </div>
      ) : (
        <div className={s.answer}>
          <div className="row between g4">
            <p className="smaller bold">{t('teamSays')}</p>
            {page.canWrite ? (
              <IconButton
                label={t('answerEditOf', { question })}
                onClick={() => onOpen({ what: 'answer', question: one })}
              >
                <Pencil />
              </IconButton>
            ) : null}
          </div>
          <Prose text={answer} empty="" />
        </div>
      )}
    </li>
  );
}
