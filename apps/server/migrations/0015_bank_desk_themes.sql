DROP INDEX "applications_themes";--> statement-breakpoint
CREATE INDEX "applications_themes" ON "applications" USING gin ("themes");