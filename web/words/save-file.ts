/** Hands the member a file that was made in the page. */
export function saveFile(name: string, text: string, type: string): void {
  save(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Hands the member a file that came along in base64. */
export function saveBytes(name: string, content: string, type: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  save(name, new Blob([bytes], { type }))
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
