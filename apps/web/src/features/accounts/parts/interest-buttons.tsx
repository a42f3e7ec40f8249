import '@app/ui/forms.css';
import {
  Banknote,
  Briefcase,
  Check,
  Cpu,
  GraduationCap,
  HandHeart,
  HeartPulse,
  type Icon,
  Leaf,
  Megaphone,
  Palette,
  Trophy,
} from '@app/ui/icons';
import { type Interest, interests } from '../../../entities/profiles/public.ts';
import { useAccountsText } from '../text.ts';

const icons: Record<Interest, Icon> = {
  technology: Cpu,
  business: Briefcase,
  education: GraduationCap,
  healthcare: HeartPulse,
  environment: Leaf,
  arts: Palette,
  sports: Trophy,
  finance: Banknote,
  marketing: Megaphone,
  social_impact: HandHeart,
};

/** Ten niches; any number may be chosen. */
export function InterestButtons(props: {
  value: readonly Interest[];
  onValue: (value: readonly Interest[]) => void;
  invalid?: boolean;
}) {
  const t = useAccountsText();
  const toggle = (one: Interest, chosen: boolean) =>
    props.onValue(chosen ? [...props.value, one] : props.value.filter((other) => other !== one));
  return (
    <div className={props.invalid ? 'arcade bad' : 'arcade'}>
      {interests.map((one) => {
        const Icon = icons[one];
        return (
          <label key={one}>
            <input
              type="checkbox"
              checked={props.value.includes(one)}
              onChange={(event) => toggle(one, event.target.checked)}
            />
            <span>
              <Icon />
              {t(one)}
              <i className="tick">
                <Check />
              </i>
            </span>
          </label>
        );
      })}
    </div>
  );
}
