/** For comparing: the API writes `<br />` where the editor writes `<br>`. */
export const normalizedHtml = (html: string) => html.replaceAll(" />", ">");
