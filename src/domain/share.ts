/** Where a text with a link can be shared. Instagram accepts no text from a page, so its link only opens it. */
export function shareLinks(text: string, url: string) {
  return {
    whatsApp: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: text })}`,
    instagram: 'https://www.instagram.com/',
  };
}
