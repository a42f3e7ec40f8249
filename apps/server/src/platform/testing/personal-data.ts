import type { PersonalDataPart } from '../personal-data.ts';
import type { TestApp } from './testApp.ts';

/** What a module gives and erases of a member, by its tables and by code. */
export function partOf({ platform }: TestApp, name: string): PersonalDataPart {
  const part = platform.personalData.find((one) => one.name === name);
  if (!part) throw new Error(`The module ${name} keeps nothing about members.`);
  return part;
}
