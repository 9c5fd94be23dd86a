const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML that is safe to place as it is. Only `html` and `trusted` make it. */
export interface Html {
  readonly safe: string
}

/** Text we made ourselves (a drawing), taken as it is. Never anything a person typed. */
export function trusted(text: string): Html {
  return { safe: text }
}

/** A template whose values are escaped, save those that are `Html` already. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const rendered = values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
    return 'safe' in value ? value.safe : value.map(({ safe }) => safe).join('')
  })
  return { safe: parts.reduce((text, part, i) => text + (rendered[i - 1] ?? '') + part) }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
