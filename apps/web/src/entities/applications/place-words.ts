/** Where a project is: teams often name the municipality with the street, and it is said once. */
export function placeWords(location: string, municipality: string): string {
  const said = location.toLocaleLowerCase('bs').includes(municipality.toLocaleLowerCase('bs'));
  return [location, said ? '' : municipality].filter((one) => one !== '').join(', ');
}
