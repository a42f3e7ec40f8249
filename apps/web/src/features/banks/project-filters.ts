import { projectStages } from '@app/domain/applications/project-stage';

const wholeNumber = (text: string | null, from: number, to: number): number | undefined => {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
};

/** What an address asks of the list of projects; what makes no sense there is passed over. */
export function filtersOf(query: URLSearchParams) {
  const q = query.get('q')?.trim().slice(0, 80);
  const bank = /^[a-z0-9-]{1,60}$/.exec(query.get('bank') ?? '')?.[0];
  const year = wholeNumber(query.get('year'), 2000, 2100);
  const theme = wholeNumber(query.get('theme'), 1, 17);
  const stage = projectStages.find((one) => one === query.get('stage'));
  return {
    ...(q ? { q } : {}),
    ...(bank ? { bank } : {}),
    ...(year ? { year } : {}),
    ...(theme ? { theme } : {}),
    ...(stage ? { stage } : {}),
  };
}
export type ProjectFilters = ReturnType<typeof filtersOf>;
