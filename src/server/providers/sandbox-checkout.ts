export function sandboxCheckoutScript(): string {
  return '';
}
