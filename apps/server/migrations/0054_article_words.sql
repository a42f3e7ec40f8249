DROP INDEX "articles_words";--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");