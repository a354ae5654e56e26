import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";

export const typeNames: Record<ArticleType, string> = {
  news: "Nieuws",
  report: "Verslag",
  article: "Artikel",
  "tip-of-the-week": "Tip van de week",
  "verzin-publication": "Uit Verzin",
  "verzin-news": "Nieuws van Verzin",
};
