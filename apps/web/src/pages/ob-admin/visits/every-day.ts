const dayLong = 86_400_000;

/** Each day from one to another, both included; those of which nothing is told had no view. */
export function everyDay(
  counted: readonly { readonly day: string; readonly views: number }[],
  from: string,
  to: string,
): { day: string; views: number }[] {
  const views = new Map(counted.map((one) => [one.day, one.views]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLong) + 1;
  return Array.from({ length: count }, (_, n) => {
    const day = new Date(Date.parse(from) + n * dayLong).toISOString().slice(0, 10);
    return { day, views: views.get(day) ?? 0 };
  });
}
