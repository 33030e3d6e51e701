## What stands at the foot of a sheet

print-page = { $title } · page { $number } of { $pages }
print-scale = Print at 100 %, not “fit to page”: this line is then { $length } mm long

## Errors

error-print-paper = There is no paper “{ $paper }”. Possible: { $papers }.
error-print-unchanged = No card, tile or board of { $game } differs from the figures that come with Bourgade, so there is nothing to print. Give a content file with figures of your own, or leave --changed out to print the whole box.
error-print-nothing = { $game } has no cards, tiles or boards that can be printed: its declaration names no pieces.
error-print-too-many = These would be { $pieces } pieces, and at most { $most } are printed at once. Give fewer copies in your content file, or print only what differs with --changed.
