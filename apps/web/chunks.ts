import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Which modules go into one file of the browsers' code. */
interface Chunk {
  readonly name: string;
  readonly holds: (path: string) => boolean;
  /** Takes all that match; otherwise what pages themselves need and more than one of them does. */
  readonly whole?: true;
}

const chunk = (name: string, path: RegExp): Chunk => ({ name, holds: (id) => path.test(id) });
const whole = (name: string, path: RegExp): Chunk => ({ ...chunk(name, path), whole: true });

/** Parts of features that most pages of the feature do without. */
const parts = [
  chunk(
    'donation',
    /\/features\/crowdfunding\/(?:donation\/|parts\/donation-result)|\/messages\/src\/donation\.ts/,
  ),
  chunk('payments-info', /\/crowdfunding\/parts\/info-page|\/messages\/src\/payments-info\.ts/),
  chunk(
    'bank-projects',
    /\/features\/banks\/(?:parts\/project-tile|projects-text|pages\/guide)|\/messages\/src\/banks-projects\.ts/,
  ),
  chunk('project', /\/features\/applications\/preview\/|\/messages\/src\/applications-preview\.ts/),
  chunk('sign-in', /\/features\/accounts\/(?:parts\/sign-in-(?:form|points))\.tsx$/),
  chunk(
    'steps',
    /\/features\/accounts\/(?:text|parts\/(?:step-title|use-step|resend-line|new-password-step|code-form))\.tsx?$|\/messages\/src\/accounts\.ts/,
  ),
  chunk(
    'staff',
    /\/features\/(?:bank-desk|funds|ob-admin|call-editor|calls\/staff)\/|\/(?:domain|contracts)\/src\/(?:bank-desk|funds)\/|\/src\/calls\/call(?:-editing|-content|\.(?:policy|machine|missing|content))|\/messages\/src\/(?:bank-desk|call-editor|funds|ob-admin)/,
  ),
  chunk('own', /\/features\/profiles\/own\/|\/messages\/src\/profiles-edit\.ts/),
];

const features = join(import.meta.dirname, 'src/features');

/** Those that others build on come before those that build on them. */
const featureNames = new Set(['accounts', 'crowdfunding', 'calls', ...readdirSync(features)]);

function feature(name: string): Chunk {
  const own = new RegExp(`/features/${name}/|/(?:domain|contracts)/src/${name}/`);
  return {
    name,
    holds: (path) => own.test(path) && !parts.some((part) => part.holds(path)),
  };
}

/**
 * The files of the browsers' code, from what everything stands on to what stands on all: a chunk
 * takes along what its modules need, as far as no earlier one holds it.
 */
const chunks: readonly Chunk[] = [
  whole(
    'framework',
    /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
  ),
  whole('shell', /\/web\/src\/(?:root|entry\.client)\.tsx$/),
  chunk(
    'kit',
    /\/web\/src\/(?:shell\/(?!forbidden)|lib\/(?!form\/|share\/share-dialog|list-rows|queries|drafts|autosave\/|api\/(?:up|down)load|session\/permissions))|\/contracts\/src\/.*paths\.ts$|\/ui\/src\/(?!dialog|confirm-dialog|menu|tabs|toast-view|tooltip|field|[a-z]+-input|date-text|password-|radio-keys|text-area|select|checkbox|switch|segment)|\/features\/accounts\/interests\.ts|\/messages\/src\/interests\.ts|\/features\/[a-z]+\/client\.ts|\/domain\/src\/(?:machine|money|text-language|blocks\/embed|applications\/application\.cover)\.ts/,
  ),
  whole(
    'member',
    /\/node_modules\/@tanstack\/|\/web\/src\/(?:lib\/(?:queries|session\/(?:engine|permissions))|shell\/(?:member-area|forbidden-screen|header\/user-menu))\.tsx?$|\/features\/notifications\/(?:parts\/(?:bell|waiting)\.tsx|queries\.ts|text\.ts)|\/features\/profiles\/own\/queries\.ts/,
  ),
  chunk(
    'inputs',
    /\/ui\/src\/(?!code-|dialog|confirm-dialog|menu|tabs|toast-view|tooltip)|\/web\/src\/lib\/(?:list-rows|form\/(?!use-submit-form|wrong|code-|form-dialog)|api\/)|\/messages\/src\/(?:forms|sdg)\.ts|\/domain\/src\/applications\/(?:form\/(?!blue\.figures)|application\.(?:fields|content))/,
  ),
  chunk('forms', /\/node_modules\/react-hook-form\/|\/web\/src\/lib\/form\/(?!code-)/),
  chunk('code', /\/code-(?:input|field)\.tsx$/),
  chunk(
    'drafts',
    /\/node_modules\/zod\/|\/web\/src\/lib\/(?:drafts\.ts|autosave\/)|\/applications\/start\/starts\.ts/,
  ),
  chunk(
    'overlays',
    /\/node_modules\/(?!d3-)|\/ui\/src\/(?:dialog|confirm-dialog|menu|tabs|toast-view|tooltip)\.tsx$/,
  ),
  ...Array.from(featureNames, feature),
  ...parts,
];

/** What the bundler is told: named files by kind and feature; the rest stays with its page. */
export const groups = chunks.map(({ name, holds, whole }, place) => ({
  name,
  test: (id: string) => !/(?<!\.module)\.css$/.test(id) && holds(id.replaceAll('\\', '/')),
  priority: chunks.length - place,
  ...(whole ? {} : { tags: ['$initial' as const], minShareCount: 2 }),
}));
