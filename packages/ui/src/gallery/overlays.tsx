import { useState } from 'react';
import { ArchGauge } from '../arch-gauge.tsx';
import { Avatar, AvatarGroup } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { BankEmblem } from '../bank-emblem.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { Check, CircleQuestionMark, Ellipsis, Pencil, Share2, Trash, Users } from '../icons.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../menu.tsx';
import { Steps } from '../steps.tsx';
import { Table } from '../table.tsx';
import { TextInput } from '../text-input.tsx';
import { Toaster, toast } from '../toaster.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Section } from './section.tsx';

type Shown = 'plain' | 'confirm' | 'steps' | 'drawer' | null;

function Dialogs() {
  const [shown, setShown] = useState<Shown>(null);
  const change = (open: boolean) => {
    if (!open) setShown(null);
  };
  return (
    <div className="row row-wrap g2">
      <Button onClick={() => setShown('plain')}>Dialog</Button>
      <Button onClick={() => setShown('confirm')}>Question</Button>
      <Button onClick={() => setShown('steps')}>Steps</Button>
      <Button onClick={() => setShown('drawer')}>Drawer</Button>
      <Dialog
        open={shown === 'plain'}
        onOpenChange={change}
        title="Confirmation did not come?"
        description="Write the address of the account. We send a new code; the old one stops working."
        closeLabel="Close"
        footer={
          <>
            <Button variant="primary" wide>
              Send a new code
            </Button>
            <Button variant="ghost" wide onClick={() => setShown(null)}>
              Cancel
            </Button>
          </>
        }
      >
        <Field label="E-mail" hint="Look into the spam folder first.">
          <TextInput type="email" data-autofocus />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onOpenChange={change}
        title="Send the application to the board?"
        description="You cannot change it afterwards, unless the board asks for more."
        confirmLabel="Send application"
        cancelLabel="Not yet"
        closeLabel="Close"
        onConfirm={() => setShown(null)}
      >
        <ul>
          <li className="row small">
            <Check />
            All nine sections are complete
          </li>
          <li className="row small mt2">
            <Users />
            Four members accepted the invitation
          </li>
        </ul>
      </ConfirmDialog>
      <Dialog
        open={shown === 'steps'}
        onOpenChange={change}
        title="How much do you give?"
        closeLabel="Close"
        step={<Steps current={1} total={3} label="step 1 of 3" width={40} />}
        top={
          <ArchGauge
            value={72}
            added={2}
            number="73 %"
            label="with your 20 KM"
            width={232}
            scale={0.21}
          />
        }
        footer={
          <Button variant="primary" size="l" wide>
            Go on with 20 KM
          </Button>
        }
      >
        <p className="small muted">Cinema under the open sky, 1.390 KM of 1.930 KM</p>
      </Dialog>
      <Dialog
        open={shown === 'drawer'}
        onOpenChange={change}
        title="Menu"
        closeLabel="Close"
        look="drawer"
      ></Dialog>
    </div>
  );
}

function Rows() {
  return (
    <Table label="Applications" minWidth={600}>
      <thead>
        <tr>
          <th>Application</th>
          <th>State</th>
          <th className="r">Points</th>
          <th className="r">Asks</th>
          <th>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {['Bees on the school roof', 'Green board in Irac'].map((name, i) => (
          <tr key={name}>
            <td>
              <b className="medium">{name}</b>
              <br />
              <span className="smaller faint">Irac, 3 members</span>
            </td>
            <td>
              <Badge tone="ok" icon={<Check />}>
                Approved
              </Badge>
            </td>
            <td className="r">{91 - i * 9}</td>
            <td className="r">3.400 KM</td>
            <td className="r">
              <Menu
                trigger={
                  <IconButton label="Actions">
                    <Ellipsis />
                  </IconButton>
                }
              >
                <MenuHeading>{name}</MenuHeading>
                <MenuItem icon={<Pencil />}>Edit</MenuItem>
                <MenuItem icon={<Share2 />}>Share</MenuItem>
                <MenuSeparator />
                <MenuItem tone="bad" icon={<Trash />}>
                  Withdraw
                </MenuItem>
              </Menu>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const people = [
  { id: '1', name: 'Amina Hodžić' },
  { id: '2', name: 'Emir Delić' },
  { id: '3', name: 'Sara Mujić' },
  { id: '4', name: 'Tarik Bešić' },
  { id: '5', name: 'Nermina H.' },
  { id: '6', name: 'Lejla Softić' },
];

export function Overlays() {
  return (
    <>
      <Section title="Dialogs" about="480 wide; on a phone a full sheet.">
        <Dialogs />
      </Section>
      <Section title="Toast, tooltip" about="One toast at a time, 5 s, F8 reaches it.">
        <div className="row row-wrap g2">
          <Button
            onClick={() =>
              toast({
                tone: 'ok',
                description: 'The application is sent to the board.',
                action: { label: 'See it', onAction: () => undefined },
              })
            }
          >
            Good news
          </Button>
          <Button
            onClick={() =>
              toast({ tone: 'bad', title: 'Error', description: 'Signing in failed.' })
            }
          >
            Bad news
          </Button>
          <Tooltip text="You see other scores after your own.">
            <IconButton label="Help">
              <CircleQuestionMark />
            </IconButton>
          </Tooltip>
        </div>
        <Toaster
          labels={{ region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' }}
        />
      </Section>
      <Section title="Table and menu">
        <Rows />
      </Section>
      <Section title="People and emblems">
        <div className="row row-wrap g5">
          <Avatar name="Amina Hodžić" size="s" />
          <Avatar name="Emir Delić" />
          <Avatar name="Sara Mujić" size="l" />
          <Avatar />
          <Avatar name="Nermina H." online />
          <AvatarGroup people={people} label="Six people" />
        </div>
        <div className="row row-wrap g4">
          {['tuzla', 'zenica', 'mostar', 'bihac', 'prijedor', 'gorazde', 'brcko', 'livno'].map(
            (key) => (
              <BankEmblem key={key} emblem={key} label={key} width={72} />
            ),
          )}
        </div>
      </Section>
    </>
  );
}
