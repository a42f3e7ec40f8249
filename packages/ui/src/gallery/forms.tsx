import { useState } from 'react';
import { Checkbox, Radio } from '../checkbox.tsx';
import { CodeInput } from '../code-input.tsx';
import { CodeStones } from '../code-stones.tsx';
import { DateInput } from '../date-input.tsx';
import { Field } from '../field.tsx';
import { MoneyInput } from '../money-input.tsx';
import { NumberInput } from '../number-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import { PasswordRules } from '../password-rules.tsx';
import { RadioButtons } from '../radio-buttons.tsx';
import { Segment } from '../segment.tsx';
import { Select } from '../select.tsx';
import { Switch } from '../switch.tsx';
import { TabPanel, Tabs } from '../tabs.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { type ThemeNiche, ThemeNiches } from '../theme-niches.tsx';
import { Section } from './section.tsx';

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const amounts = ['10', '20', '50'].map((value) => ({ value, label: `${value} KM` }));
const long =
  'The cinema in our part of town closed in 2009. The nearest film is forty minutes away, and the last bus leaves at nine.';

function Fields() {
  const [amount, setAmount] = useState<number | null>(3860);
  const [day, setDay] = useState('2026-11-05');
  return (
    <div className="gal-2">
      <Field label="Project name" hint="At most 60 characters, without the bank's name.">
        <TextInput placeholder="E.g. Music room" />
      </Field>
      <Field
        label="E-mail"
        required
        aside={
          <a className="link" href="#fields">
            Forgotten?
          </a>
        }
      >
        <TextInput type="email" className="is-focus" defaultValue="amina@example.ba" />
      </Field>
      <Field label="Phone number" error="The number has too few digits. Example: 061 123 456.">
        <TextInput defaultValue="061 12" />
      </Field>
      <Field label="Call code" success="The call is open until 12 December.">
        <TextInput className="ok" defaultValue="TZ-2027-04" />
      </Field>
      <Field label="Municipality">
        <Select defaultValue="tuzla">
          <option value="tuzla">Tuzla</option>
          <option value="zenica">Zenica</option>
        </Select>
      </Field>
      <Field label="Requested amount" hint={`Reads as ${amount ?? 'nothing'}`}>
        <MoneyInput
          value={amount}
          onValue={(value) => setAmount(value)}
          locale="bhs"
          unit="KM"
          ask={(one, other) => `${one} or ${other}?`}
        />
      </Field>
      <Field label="First day" hint={`Reads as ${day || 'nothing'}`}>
        <DateInput value={day} onValue={setDay} pickLabel="Open the calendar" />
      </Field>
      <Field label="Why exactly this?" note="340 of 1,200 characters">
        <TextArea defaultValue={long} />
      </Field>
      <div className="column g5">
        <Field label="Quantity">
          <NumberInput defaultValue="24" unit="h" />
        </Field>
        <Field label="Locked" hint="The board is reading the application.">
          <TextInput disabled defaultValue="Sent on 12 December" />
        </Field>
      </div>
      <Field label="Price">
        <span className="who">
          <span className="who-tag">Emir is writing</span>
          <NumberInput live defaultValue="650,00" unit="KM" />
        </span>
      </Field>
      <Field label="Password">
        <PasswordInput defaultValue="Rijeka-2027" showLabel="Show" hideLabel="Hide" />
      </Field>
    </div>
  );
}

function Choices() {
  const [score, setScore] = useState<string | null>('4');
  const [gift, setGift] = useState<string | null>('20');
  const [remind, setRemind] = useState(true);
  const [code, setCode] = useState('7K2');
  return (
    <>
      <div className="gal-3">
        <div>
          <Checkbox label="I accept the terms of use" defaultChecked />
          <Checkbox label="Show my name with the donation" hint="Otherwise: Anonymous." />
          <Checkbox label="Must be ticked" invalid />
        </div>
        <div>
          <Radio name="kind" label="Money" defaultChecked />
          <Radio name="kind" label="Goods or a service" />
        </div>
        <div className="column g1">
          <Switch checked={remind} onChecked={setRemind}>
            Remind me before the deadline
          </Switch>
          <Switch checked={!remind} onChecked={(on) => setRemind(!on)}>
            Weekly summary
          </Switch>
        </div>
      </div>
      <div className="gal-2">
        <Field as="group" label="Need in the community" note="20 %">
          <RadioButtons
            label="Need in the community"
            look="scale"
            options={scale}
            value={score}
            onValue={setScore}
          />
        </Field>
        <Field as="group" label="Amount" error="Choose an amount.">
          <RadioButtons
            label="Amount"
            look="big"
            options={amounts}
            value={gift}
            onValue={setGift}
          />
        </Field>
      </div>
      <div className="gal-3">
        <Field label="Code">
          <CodeStones typed={code.length} />
          <CodeInput value={code} onValue={setCode} />
        </Field>
        <Field label="Wrong code">
          <CodeStones typed={6} state="bad" />
          <CodeInput value="7K2M0B" onValue={setCode} state="bad" />
        </Field>
        <Field label="Dead code">
          <CodeStones typed={6} state="dead" />
          <CodeInput value="7K2M0B" onValue={setCode} state="dead" />
        </Field>
        <Field label="Right code">
          <CodeStones typed={6} state="ok" />
          <CodeInput value="7K2MQB" onValue={setCode} state="ok" />
        </Field>
      </div>
      <PasswordRules
        label="Your password needs"
        rules={[
          { text: '8 characters', met: false },
          { text: 'capital letter', met: true },
          { text: 'small letter', met: true },
          { text: 'number', met: true },
          { text: 'special character', met: false },
        ]}
      />
    </>
  );
}

function TabsAndSegments() {
  const [tab, setTab] = useState<'overview' | 'budget' | 'talk'>('overview');
  const [state, setState] = useState<'open' | 'soon' | 'closed'>('open');
  return (
    <>
      <Tabs
        label="Project"
        items={[
          { value: 'overview', label: 'Overview' },
          { value: 'budget', label: 'Budget' },
          { value: 'talk', label: 'Mentoring', count: 2 },
        ]}
        value={tab}
        onValue={setTab}
      >
        {(['overview', 'budget', 'talk'] as const).map((value) => (
          <TabPanel key={value} value={value} className="mt4 muted">
            This is what “{value}” opens.
          </TabPanel>
        ))}
      </Tabs>
      <Segment
        label="State"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'soon', label: 'Soon' },
          { value: 'closed', label: 'Closed' },
        ]}
        value={state}
        onValue={setState}
      />
    </>
  );
}

function Themes() {
  const [theme, setTheme] = useState<ThemeNiche>('system');
  const names = { light: 'Light', dark: 'Dark', system: 'As the device' };
  return <ThemeNiches label="Look" names={names} value={theme} onValue={setTheme} />;
}

export function Forms() {
  return (
    <>
      <Section title="Fields" about="An error says what to write. It never blocks saving.">
        <Fields />
      </Section>
      <Section title="Choices" about="Keys have an arch on top; chosen means filled.">
        <Choices />
      </Section>
      <Section title="Themes" about="Day and night stand beside each other, whichever is on.">
        <Themes />
      </Section>
      <Section title="Tabs and segments">
        <TabsAndSegments />
      </Section>
    </>
  );
}
