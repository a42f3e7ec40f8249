import { useState } from 'react';
import { ArchGauge } from '../arch-gauge.tsx';
import { Badge, type BadgeTone } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Disclosure } from '../disclosure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import {
  Archive,
  Check,
  FileCheck,
  Flag,
  Footprints,
  Globe,
  Hammer,
  HeartHandshake,
  Pencil,
  RotateCw,
  Send,
  Trophy,
  Undo2,
  X,
} from '../icons.tsx';
import { Note } from '../note.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import {
  HangingStone,
  Lookout,
  MissingStone,
  QuietRiver,
  WholeBridge,
} from '../scenes/arch-pictures.tsx';
import { Loading, SkeletonCard } from '../skeleton.tsx';
import { PageSpinner, Spinner } from '../spinner.tsx';
import { Steps } from '../steps.tsx';
import { countedStones, StoneGauge } from '../stone-gauge.tsx';
import { Timeline } from '../timeline.tsx';
import { Section } from './section.tsx';

const badges: ReadonlyArray<[BadgeTone, typeof Check, string]> = [
  ['quiet', Pencil, 'Draft'],
  ['info', Send, 'Sent'],
  ['warn', Undo2, 'Sent back'],
  ['ok', Check, 'Approved'],
  ['ok', Globe, 'Published'],
  ['ok-fill', HeartHandshake, 'Crowdfunding'],
  ['gold', Trophy, 'Winner'],
  ['accent', FileCheck, 'Contract signed'],
  ['accent-fill', Hammer, 'Being built'],
  ['ink', Flag, 'Finished'],
  ['bad', X, 'Rejected'],
  ['outline', Archive, 'Withdrawn'],
];

function Progress() {
  const [percent, setPercent] = useState(72);
  return (
    <>
      <div className="gal-3">
        <StoneGauge stones={countedStones(4, 7)} number="4 / 7" label="steps done" width={180} />
        <ArchGauge value={46} number="22" label="days left" width={180} />
        <div>
          <ProgressBar value={percent} minimum={20} size="thick" label="Raised" />
          <div className="row between small mt3">
            <span>
              <b className="bold tabular">1.390 KM</b> <span className="muted">of 1.930</span>
            </span>
            <span className="muted">61 donors</span>
          </div>
        </div>
      </div>
      <div className="gal-2">
        <div className="slab row row-wrap g6">
          <ArchGauge
            value={percent}
            added={8}
            number={`${percent} %`}
            label="with your 20 KM"
            width={200}
            scale={0.21}
          />
          <Button variant="field" onClick={() => setPercent((now) => (now > 90 ? 12 : now + 12))}>
            Give
          </Button>
        </div>
        <div className="column g5">
          <Steps current={2} total={3} label="step 2 of 3" />
          <StoneGauge
            stones={['done', 'done', 'done', 'done', 'part', 'now', 'open', 'done', 'open']}
            number="5 / 9"
            label="sections done"
            inner={62}
          />
        </div>
      </div>
      <Timeline
        items={[
          {
            state: 'done',
            icon: <Check />,
            when: '2 Nov',
            what: 'Call opens',
          },
          {
            state: 'now',
            icon: <Footprints />,
            when: '25 Nov',
            what: 'Meeting',
            note: 'in five days',
          },
          {
            state: 'open',
            key: true,
            icon: <Flag />,
            when: '12 Dec',
            what: 'Deadline',
          },
          { state: 'open', when: '15–28 Dec', what: 'Board scores' },
          { state: 'open', when: '10 Jan', what: 'Decisions' },
          { state: 'open', when: '20 Jan', what: 'Campaigns, 30 days' },
        ]}
      />
    </>
  );
}

export function States() {
  return (
    <>
      <Section title="Badges" about="Icon, word and colour: always all three.">
        <div className="row row-wrap g2">
          {badges.map(([tone, Icon, word]) => (
            <Badge key={word} tone={tone} icon={<Icon />}>
              {word}
            </Badge>
          ))}
        </div>
        <div className="row row-wrap g5">
          <span className="grant">Orange grant</span>
          <span className="grant" data-accent="blue">
            Blue grant
          </span>
        </div>
      </Section>
      <Section title="Progress" about="Stones for what is counted, an arch for time and money.">
        <Progress />
      </Section>
      <Section title="Notes">
        <div className="gal-2">
          <Note tone="ok">The payment of 20 KM is confirmed. The receipt is in your mail.</Note>
          <Note tone="warn">The board asks for more in Budget by 20 December.</Note>
          <Note tone="bad">The card was declined. Nothing was taken; try another card.</Note>
          <Note tone="info">Decisions are published on 10 January at 10:00.</Note>
          <Note tone="accent">Two mentors answered.</Note>
          <Note>You see other scores after you give yours.</Note>
        </div>
      </Section>
      <Section title="Empty, error, done">
        <div className="gal-3">
          <EmptyState
            framed
            picture={<MissingStone />}
            title="No applications yet"
            text="When a team sends the first one, it appears here. 22 days left."
            action={
              <Button variant="primary" size="m">
                Share the call
              </Button>
            }
          />
          <ErrorState
            framed
            title="Something went wrong"
            text="Your data is safe. Check the connection and try again."
            action={
              <Button size="m">
                <RotateCw />
                Try again
              </Button>
            }
          />
          <EmptyState
            framed
            picture={<WholeBridge />}
            title="The application is sent"
            text="The board answers by 28 December."
            action={<Button size="m">See the application</Button>}
          />
          <EmptyState framed picture={<HangingStone />} title="Waiting for the bank" />
          <EmptyState framed picture={<Lookout />} title="Nothing found" />
          <EmptyState framed picture={<QuietRiver />} title="No news" />
        </div>
      </Section>
      <Section title="Loading" about="A skeleton has the shape of what comes.">
        <Loading label="Loading" className="gal-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
        <div className="row g5">
          <Spinner label="Loading" />
          <Spinner large label="Loading" />
        </div>
        <div className="card-flat">
          <PageSpinner label="Loading..." />
        </div>
      </Section>
      <Section title="Disclosure">
        <div>
          <Disclosure title="May we buy equipment and lend it later?" open>
            You may, if the application says who keeps it and how it is lent.
          </Disclosure>
          <Disclosure title="What if we do not raise all the money?">
            The project starts when the minimum is there.
          </Disclosure>
        </div>
      </Section>
    </>
  );
}
