import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";

export const TYPE_NAMES: Record<ArticleType, string> = {
  news: "nieuws",
  report: "verslag",
  article: "artikel",
  "tip-of-the-week": "tip van de week",
  "verzin-publication": "nummer van Verzin",
  "verzin-news": "nieuws van Verzin",
};
