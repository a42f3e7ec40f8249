export interface ProviderForm {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface FoundForm {
  readonly method: string;
  readonly action: string;
  readonly inputs: readonly {
    readonly type: string;
    readonly name: string;
    readonly value: string;
  }[];
}

/**
 * Accepts a form only if it posts hidden fields to an address as safe as this page. Whether that
 * address is the provider's is what the page's content security policy sees to.
 *
 * @param origins of this site.
 * @returns null for anything else: the payment is then waited for (specification §4).
 */
export function acceptForm(
  found: FoundForm | null,
  origins: readonly string[],
): ProviderForm | null {
  if (found?.method.toLowerCase() !== 'post' || found.inputs.length === 0) return null;
  if (!isSafeAddress(found.action, origins)) return null;
  const hidden = found.inputs.every(({ type, name }) => type === 'hidden' && name !== '');
  if (!hidden) return null;
  return {
    action: found.action,
    fields: found.inputs.map(({ name, value }) => ({ name, value })),
  };
}

export function isSafeAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || origins.includes(url.origin);
}

/** Finds the one form in the provider's markup, without running or loading anything of it. */
export function findForm(markup: string): FoundForm | null {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const [form, ...others] = page.forms;
  if (!form || others.length > 0) return null;
  const inputs = [...form.elements].map((control) => ({
    type: control instanceof HTMLInputElement ? control.type : control.tagName,
    name: control.getAttribute('name') ?? '',
    value: control.getAttribute('value') ?? '',
  }));
  // A field named "action" would stand before the form's own property.
  return {
    method: form.getAttribute('method') ?? 'get',
    action: form.getAttribute('action') ?? '',
    inputs,
  };
}

/** Leaves for the provider's page; the form is built anew from what was accepted. */
export function submitForm({ action, fields }: ProviderForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.acceptCharset = 'UTF-8';
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
