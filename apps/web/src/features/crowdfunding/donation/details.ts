import type { DonateBody } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { Language } from '@app/messages/catalogue';

export interface DonorDetails {
  readonly donorName: string;
  readonly donorSurname: string;
  readonly donorEmail: string;
  readonly donorPhone: string;
  readonly donorAddress: string;
  readonly donorCity: string;
  readonly donorPostalCode: string;
  readonly donorCountry: string;
  readonly message: string;
  readonly showNamePublicly: boolean;
  readonly wantsNews: boolean;
  readonly acceptTerms: boolean;
}

export type TextField = Exclude<
  keyof DonorDetails,
  'showNamePublicly' | 'wantsNews' | 'acceptTerms'
>;

/** Default of the country (specification §9). */
export const defaultCountry = 'Bosna i Hercegovina';

/** The same as its reader calls it. */
export const countryIn = (language: Language): string =>
  language === 'en'
    ? (new Intl.DisplayNames(['en'], { type: 'region' }).of('BA') ?? defaultCountry)
    : defaultCountry;

/** What was typed; what nobody changed in the reader's language. */
export const shownCountry = (country: string, language: Language): string =>
  country === defaultCountry || country === countryIn('en') ? countryIn(language) : country;

export const noDetails: DonorDetails = {
  donorName: '',
  donorSurname: '',
  donorEmail: '',
  donorPhone: '',
  donorAddress: '',
  donorCity: '',
  donorPostalCode: '',
  donorCountry: defaultCountry,
  message: '',
  showNamePublicly: false,
  wantsNews: false,
  acceptTerms: false,
};

export const detailLimits: Readonly<Record<TextField, number>> = {
  donorName: 80,
  donorSurname: 80,
  donorEmail: 100,
  donorPhone: 30,
  donorAddress: 100,
  donorCity: 30,
  donorPostalCode: 9,
  donorCountry: 60,
  message: 500,
};

/** Fields without which no donation is taken, in their order on the screen (specification §5). */
const required = [
  'donorName',
  'donorSurname',
  'donorEmail',
  'donorPhone',
  'donorAddress',
  'donorCity',
  'donorPostalCode',
] as const satisfies readonly TextField[];

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function unreadyDetails(
  details: DonorDetails,
): ((typeof required)[number] | 'acceptTerms')[] {
  const unready = required.filter((field) => {
    const text = details[field].trim();
    return field === 'donorEmail' ? !emailForm.test(text) : text === '';
  });
  return details.acceptTerms ? unready : [...unready, 'acceptTerms'];
}

/** What is sent to begin a donation, without the key that marks a repetition. */
export function donateBody(
  project: { readonly applicationId: string; readonly title: string },
  donation: {
    readonly amount: number;
    readonly details: DonorDetails;
    /** How the demo mode goes on; null where payments are real. */
    readonly demoFlow: 'instant' | 'provider' | null;
  },
): DonateBody {
  const { details, amount, demoFlow } = donation;
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as unknown as DonorDetails;
  return {
    ...trimmed,
    applicationId: project.applicationId,
    projectTitle: project.title,
    amount,
    donorCountry: trimmed.donorCountry || defaultCountry,
    // Public only by the ticked box, else anonymous (specification §5).
    isAnonymous: !details.showNamePublicly,
    paymentMethod: 'card',
    ...(demoFlow ? { demoFlow } : {}),
  };
}
